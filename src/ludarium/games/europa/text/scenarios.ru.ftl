### Europa Universalis: сценарии. О чём каждый, кто играет, как долго.

## О чём они

scenario-about-1-00 = Короткая первая партия на западном поле: базовые Идеи, меньше видов карт, без продвинутых правил.
scenario-about-1-01 = Обычная игра на западе, от 1444 года до войн за веру: открытия, браки, Реформация.
scenario-about-1-02 = Три малых королевства среди великанов: влияние и выборы важнее армий.
scenario-about-1-03 = С 1492 года: кто первым достигнет Индии? Мирное начало, суровый конец.
scenario-about-1-04 = С 1526 года: Габсбурги и Валуа, старая вера и новая.
scenario-about-1-05 = С 1618 года, с окрепшими королевствами: война с первого раунда.
scenario-about-1-06 = Для одного игрока: маркграф среди великих, на пути к короне.
scenario-about-2-01 = Вся Европа и все четыре эпохи, со всеми правилами: на несколько вечеров.
scenario-about-2-02 = Восток, с 1444 года и до конца четырёх эпох: османы под Веной, польская корона, возвышение Москвы.
scenario-about-2-03 = Кто правит внутренним морем? Галеры, торговля и острова.
scenario-about-2-04 = С 1796 года: революция и её генерал против старых корон. Коротко и воинственно; расстановка наша.
scenario-about-2-05 = С 1516 года: тезисы, император, папа и султан. Расстановка наша.
scenario-about-2-06 = Для одного игрока: последние стены Византии и, быть может, её возвращение.
scenario-about-2-07 = Для одного игрока: вольный город против всего мира.

## Каждый со своими игроками

variant-scenario-1-00 = { scenario-1-00 }
variant-scenario-1-00-about = { scenario-about-1-00 } Франция, Кастилия, Англия. 4 раунда.
variant-scenario-1-01-3-players = { scenario-1-01-3-players }
variant-scenario-1-01-3-players-about = { scenario-about-1-01 } Франция, Кастилия, Англия. 12 раундов.
variant-scenario-1-01-4-players = { scenario-1-01-4-players }
variant-scenario-1-01-4-players-about = { scenario-about-1-01 } Франция, Кастилия, Англия, Австрия. 12 раундов.
variant-scenario-1-01-5-players = { scenario-1-01-5-players }
variant-scenario-1-01-5-players-about = { scenario-about-1-01 } Франция, Кастилия, Англия, Дания, Австрия. 12 раундов.
variant-scenario-1-02-3-players-1-bot = { scenario-1-02-3-players-1-bot }
variant-scenario-1-02-3-players-1-bot-about = { scenario-about-1-02 } Папская область, Нидерланды, Бранденбург; бот: Австрия. 12 раундов.
variant-scenario-1-02-3-players-2-bots = { scenario-1-02-3-players-2-bots }
variant-scenario-1-02-3-players-2-bots-about = { scenario-about-1-02 } Папская область, Нидерланды, Бранденбург; боты: Австрия, Франция. 12 раундов.
variant-scenario-1-03-3-players = { scenario-1-03-3-players }
variant-scenario-1-03-3-players-about = { scenario-about-1-03 } Португалия, Кастилия, Англия. 10 раундов.
variant-scenario-1-03-4-players = { scenario-1-03-4-players }
variant-scenario-1-03-4-players-about = { scenario-about-1-03 } Португалия, Кастилия, Англия, Франция. 10 раундов.
variant-scenario-1-04-2-players-no-bots = { scenario-1-04-2-players-no-bots }
variant-scenario-1-04-2-players-no-bots-about = { scenario-about-1-04 } Франция, Кастилия. 8 раундов.
variant-scenario-1-04-3-players = { scenario-1-04-3-players }
variant-scenario-1-04-3-players-about = { scenario-about-1-04 } Франция, Кастилия, Австрия. 8 раундов.
variant-scenario-1-04-4-players = { scenario-1-04-4-players }
variant-scenario-1-04-4-players-about = { scenario-about-1-04 } Австрия, Франция, Кастилия, Англия; втроём за Англию играет бот. 8 раундов.
variant-scenario-1-05-4-players = { scenario-1-05-4-players }
variant-scenario-1-05-4-players-about = { scenario-about-1-05 } Австрия, Кастилия, Нидерланды, Франция. 6 раундов.
variant-scenario-1-05-6-players-team = { scenario-1-05-6-players-team }
variant-scenario-1-05-6-players-team-about = { scenario-about-1-05 } Две команды: Австрия, Кастилия, Арагон против Англии, Нидерландов, Франции. 8 раундов.
variant-scenario-1-06-default-denmark = { scenario-1-06-default-denmark }
variant-scenario-1-06-default-denmark-about = { scenario-about-1-06 } Бранденбург; боты: Австрия, Дания. 12 раундов.
variant-scenario-1-06-kalmar = { scenario-1-06-kalmar }
variant-scenario-1-06-kalmar-about = { scenario-about-1-06 } Бранденбург; боты: Австрия, Кальмарская уния. 12 раундов.
variant-scenario-1-06-poland = { scenario-1-06-poland }
variant-scenario-1-06-poland-about = { scenario-about-1-06 } Бранденбург; боты: Польша, Австрия, Дания. 12 раундов.
variant-scenario-1-06-both = { scenario-1-06-both }
variant-scenario-1-06-both-about = { scenario-about-1-06 } Бранденбург; боты: Польша, Австрия, Кальмарская уния. 12 раундов.
variant-scenario-2-01-default-austria = { scenario-2-01-default-austria }
variant-scenario-2-01-default-austria-about = { scenario-about-2-01 } Османы, Франция, Кастилия, Англия, Австрия, Польша. 16 раундов.
variant-scenario-2-01-muscovy = { scenario-2-01-muscovy }
variant-scenario-2-01-muscovy-about = { scenario-about-2-01 } Османы, Франция, Кастилия, Англия, Московское княжество, Польша. 16 раундов.
variant-scenario-2-02-3-players = { scenario-2-02-3-players }
variant-scenario-2-02-3-players-about = { scenario-about-2-02 } Османы, Австрия, Московское княжество. 16 раундов.
variant-scenario-2-02-4-players = { scenario-2-02-4-players }
variant-scenario-2-02-4-players-about = { scenario-about-2-02 } Османы, Австрия, Польша, Московское княжество. 16 раундов.
variant-scenario-2-02-5-players-denmark = { scenario-2-02-5-players-denmark }
variant-scenario-2-02-5-players-denmark-about = { scenario-about-2-02 } Османы, Австрия, Дания, Польша, Московское княжество. 16 раундов.
variant-scenario-2-02-5-players-sweden = { scenario-2-02-5-players-sweden }
variant-scenario-2-02-5-players-sweden-about = { scenario-about-2-02 } Османы, Австрия, Швеция, Польша, Московское княжество. 16 раундов.
variant-scenario-2-02-5-players-mamluks = { scenario-2-02-5-players-mamluks }
variant-scenario-2-02-5-players-mamluks-about = { scenario-about-2-02 } Османы, Мамлюки, Австрия, Польша, Московское княжество. 16 раундов.
variant-scenario-2-02-6-players = { scenario-2-02-6-players }
variant-scenario-2-02-6-players-about = { scenario-about-2-02 } Османы, Мамлюки, Австрия, Дания, Польша, Московское княжество. 16 раундов.
variant-scenario-2-03-5-players = { scenario-2-03-5-players }
variant-scenario-2-03-5-players-about = { scenario-about-2-03 } Венеция, Османы, Мамлюки, Франция, Кастилия. 12 раундов.
variant-scenario-2-03-6-players-teams = { scenario-2-03-6-players-teams }
variant-scenario-2-03-6-players-teams-about = { scenario-about-2-03 } Две команды: Румелия, Египет, Франция против Венеции, Кастилии, Арагона. 8 раундов.
variant-scenario-2-04 = { scenario-2-04 }
variant-scenario-2-04-about = { scenario-about-2-04 } Пруссия, Россия, Франция, Испания, Великобритания, Австрия. 3 раунда.
variant-scenario-2-05 = { scenario-2-05 }
variant-scenario-2-05-about = { scenario-about-2-05 } Англия, Франция, Испания, Папская область, Османы, Бранденбург. 6 раундов.
variant-scenario-2-06 = { scenario-2-06 }
variant-scenario-2-06-about = { scenario-about-2-06 } Византия; боты: Османы, Венеция. 16 раундов.
variant-scenario-2-07-default-start = { scenario-2-07-default-start }
variant-scenario-2-07-default-start-about = { scenario-about-2-07 } Ульм; боты: Австрия, Франция. 16 раундов.
variant-scenario-2-07-alternate-start = { scenario-2-07-alternate-start }
variant-scenario-2-07-alternate-start-about = { scenario-about-2-07 } Ульм; боты: Австрия, Венеция. 16 раундов.

## Боты в итогах

other-austria = { realm-austria }
other-denmark = { realm-denmark }
other-england = { realm-england }
other-france = { realm-france }
other-kalmar = { realm-kalmar }
other-ottomans = { realm-ottomans }
other-poland = { realm-poland }
other-venice = { realm-venice }
