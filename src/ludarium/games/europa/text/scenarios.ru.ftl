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

## Особые правила, видные и за столом

scenario-special-1-00 = Особые правила: за раунд вам может объявить войну только один из игроков. Правила Империи не действуют. После 1-го раунда можно вернуть миссию и взять третью. В конце считается прирост налогового дохода от начала игры.
scenario-special-1-01 = Особые правила: втроём нападение на имперского подданного встречает оборона императора-NPR.
scenario-special-1-02 = Особые правила: у папского игрока есть Рим с его кардиналом, и других кардиналов у него нет; при равенстве в Курии он первый, религию не меняет и от Церкви не отлучается. В конце каждой эпохи тот из людей, у кого больше влияния (без имперского) в областях курфюрстов, получает 3 П, второй 1 П; при равенстве меньшая награда. Союзы с ботами кончаются каждый раунд, императора-бота не переизбирают. Если у бота престижа больше, чем у всех, проиграли все.
scenario-special-1-03 = Особые правила: первый, у кого есть город или вассал в Индии и Аравии или на Дальнем Востоке и торговец в узле «Индийский океан», «Ост-Индия» или «Китай и Япония», получает 5 П, второй 3, третий 1. До конца II эпохи колониальная претензия католика стоит на 1 ДИП больше на континенте, где города есть только у другого католика; папский контролёр не платит. Неудачное исследование даёт 1 дипломатическую карту. Война между игроками до II эпохи стоит на 1 стабильность больше. В 1-м раунде Кастилия платит на 2 ДИП меньше за «Поиск Нового Света». В конце считается прирост налогового дохода, 2 П за каждый дальний континент с вашей провинцией или территорией, 1 П за каждого торговца в дальнем узле.
scenario-special-1-04 = Особые правила: Саксония начинает протестантской, в Нижней Саксонии и Швейцарии разные веры. Во II и III эпохах у вас есть повод «Священная война» против соседнего игрока другой западной веры, если в какой-нибудь вашей области религиозные противоречия. В конце каждой эпохи: 1 П за каждую свою область государственной религии сверх третьей, не больше 4; −1 П за каждую свою область с религиозными противоречиями, не больше 3. Австрия и Кастилия не объявляют друг другу войну до III эпохи. Вдвоём ни у кого не больше 2 союзов с NPR с налоговым доходом от 4. В конце считается прирост налогового дохода.
scenario-special-1-05 = Особые правила: 1-й раунд начинается с беспорядков в Праге и Рудных горах и 2 повстанцев в Богемии. В 1-м раунде Нидерланды с одной стороны, Кастилия и Арагон с другой не объявляют друг другу войну; со 2-го раунда у них есть повод «Завоевание» в Нидерландах и Фландрии и Валлонии без претензии. Когда освобождается дальняя провинция с жетоном DNPR, её хозяин теряет ещё 1 П. У каждого с начала две Идеи I–II эпох на выбор. В конце считается прирост налогового дохода.
scenario-special-1-06 = Особые правила: раз в раунд одно влияние в Померании, Нижней Саксонии или Пруссии не стоит вам ДИП. Раз в эпоху можно перебросить все кубики боя. Ранг: 30 П — рачительный хозяин; 40 П и налоговый доход 8 — великий курфюрст; 52 П, доход 12 и больше П, чем у одного бота, — герцог в Пруссии; 65 П, доход 15 и больше П, чем у всех, — король в Пруссии. Нужен Берлин и ни одного банкротства в III эпохе. С Польшей или Кальмаром каждый порог ниже на 3 П, с обоими на 5.
scenario-special-2-01 = Особые правила: в 1-м раунде у Польши и османов перемирие. В начале II, III и IV эпох тот, у кого одного меньше всех престижа, берёт 2 карты действия на выбор. Конец по 100 престижа проверяется с III эпохи.
scenario-special-2-02 = Особые правила: в 1-м раунде у османов перемирие с Польшей и Австрией. В последнем раунде каждой эпохи османы получают 2 П, если контролируют Вену, Краков или Пешт, а каждый христианский игрок 1 П, если контролирует Константинополь.
scenario-special-2-03 = Особые правила: в конце каждой эпохи тот, у кого больше кораблей в морских зонах со знаком †, получает 3 П, второй 1 П; при равенстве меньшая награда.
scenario-special-2-04 = Особые правила: Франция начинает в войне с Австрией. Великобритания и Франция не бывают союзниками. Франция платит на 1 ВОЕ меньше за первую активацию отрядов в раунде. В конце считается прирост налогового дохода; при равенстве Франция ниже.
scenario-special-2-05 = Особые правила: первое действие «Событие» 1-го раунда обращает Саксонию в протестантство. У папского игрока есть Рим; он остаётся католиком, от Церкви не отлучается и платит на 1 ДИП меньше за папские действия. В конце II эпохи и игры: 1 П за каждую свою область государственной религии сверх третьей, не больше 4; −1 П за каждую свою область с религиозными противоречиями, не больше 3. В конце считается прирост налогового дохода.
scenario-special-2-06 = Особые правила: в 1-м раунде у вас перемирие с османами. В I эпохе осада Константинополя требует на 2 силы осады больше. Если Константинополь оккупирован после мирных переговоров двух раундов подряд, вы проиграли. Итог по отрыву от лучшего бота: от 0 вы выстояли, от 5 победа, от 15 триумф.
scenario-special-2-07 = Особые правила: в I эпохе Ульму никто не объявляет войну. Раз в раунд одно влияние в Баварии и Швабии не стоит вам ДИП. Если Ульм оккупирован после мирных переговоров раунда, вы проиграли. Итог по отрыву от лучшего бота: от −5 вы выстояли, от 0 победа, от 10 триумф.
scenario-special-teams = Команды: союзники по команде не воюют друг с другом, пропускают отряды друг друга, не становятся целью тайных действий и раз в раунд могут дать друг другу дукаты без ДИП. Побеждает команда, у которой больше престижа; внутри неё первым идёт самый славный.

scenario-rules-1-00 = { scenario-special-1-00 }
scenario-rules-1-01-3-players = { scenario-special-1-01 }
scenario-rules-1-01-4-players = { scenario-special-1-01 }
scenario-rules-1-01-5-players = { scenario-special-1-01 }
scenario-rules-1-02-3-players-1-bot = { scenario-special-1-02 }
scenario-rules-1-02-3-players-2-bots = { scenario-special-1-02 }
scenario-rules-1-03-3-players = { scenario-special-1-03 }
scenario-rules-1-03-4-players = { scenario-special-1-03 }
scenario-rules-1-04-2-players-no-bots = { scenario-special-1-04 }
scenario-rules-1-04-3-players = { scenario-special-1-04 }
scenario-rules-1-04-4-players = { scenario-special-1-04 }
scenario-rules-1-05-4-players = { scenario-special-1-05 }
scenario-rules-1-05-6-players-team = { scenario-special-1-05 } { scenario-special-teams }
scenario-rules-1-06-default-denmark = { scenario-special-1-06 }
scenario-rules-1-06-kalmar = { scenario-special-1-06 }
scenario-rules-1-06-poland = { scenario-special-1-06 }
scenario-rules-1-06-both = { scenario-special-1-06 }
scenario-rules-2-01-default-austria = { scenario-special-2-01 }
scenario-rules-2-01-muscovy = { scenario-special-2-01 }
scenario-rules-2-02-3-players = { scenario-special-2-02 }
scenario-rules-2-02-4-players = { scenario-special-2-02 }
scenario-rules-2-02-5-players-denmark = { scenario-special-2-02 }
scenario-rules-2-02-5-players-sweden = { scenario-special-2-02 }
scenario-rules-2-02-5-players-mamluks = { scenario-special-2-02 }
scenario-rules-2-02-6-players = { scenario-special-2-02 }
scenario-rules-2-03-5-players = { scenario-special-2-03 }
scenario-rules-2-03-6-players-teams = { scenario-special-2-03 } { scenario-special-teams }
scenario-rules-2-04 = { scenario-special-2-04 }
scenario-rules-2-05 = { scenario-special-2-05 }
scenario-rules-2-06 = { scenario-special-2-06 }
scenario-rules-2-07-default-start = { scenario-special-2-07 }
scenario-rules-2-07-alternate-start = { scenario-special-2-07 }

## Каждый со своими игроками

variant-scenario-1-00 = { scenario-1-00 }
variant-scenario-1-00-about = { scenario-about-1-00 } Франция, Кастилия, Англия. 4 раунда. { scenario-rules-1-00 }
variant-scenario-1-01-3-players = { scenario-1-01-3-players }
variant-scenario-1-01-3-players-about = { scenario-about-1-01 } Франция, Кастилия, Англия. 12 раундов. { scenario-rules-1-01-3-players }
variant-scenario-1-01-4-players = { scenario-1-01-4-players }
variant-scenario-1-01-4-players-about = { scenario-about-1-01 } Франция, Кастилия, Англия, Австрия. 12 раундов. { scenario-rules-1-01-4-players }
variant-scenario-1-01-5-players = { scenario-1-01-5-players }
variant-scenario-1-01-5-players-about = { scenario-about-1-01 } Франция, Кастилия, Англия, Дания, Австрия. 12 раундов. { scenario-rules-1-01-5-players }
variant-scenario-1-02-3-players-1-bot = { scenario-1-02-3-players-1-bot }
variant-scenario-1-02-3-players-1-bot-about = { scenario-about-1-02 } Папская область, Нидерланды, Бранденбург; бот: Австрия. 12 раундов. { scenario-rules-1-02-3-players-1-bot }
variant-scenario-1-02-3-players-2-bots = { scenario-1-02-3-players-2-bots }
variant-scenario-1-02-3-players-2-bots-about = { scenario-about-1-02 } Папская область, Нидерланды, Бранденбург; боты: Австрия, Франция. 12 раундов. { scenario-rules-1-02-3-players-2-bots }
variant-scenario-1-03-3-players = { scenario-1-03-3-players }
variant-scenario-1-03-3-players-about = { scenario-about-1-03 } Португалия, Кастилия, Англия. 10 раундов. { scenario-rules-1-03-3-players }
variant-scenario-1-03-4-players = { scenario-1-03-4-players }
variant-scenario-1-03-4-players-about = { scenario-about-1-03 } Португалия, Кастилия, Англия, Франция. 10 раундов. { scenario-rules-1-03-4-players }
variant-scenario-1-04-2-players-no-bots = { scenario-1-04-2-players-no-bots }
variant-scenario-1-04-2-players-no-bots-about = { scenario-about-1-04 } Франция, Кастилия. 8 раундов. { scenario-rules-1-04-2-players-no-bots }
variant-scenario-1-04-3-players = { scenario-1-04-3-players }
variant-scenario-1-04-3-players-about = { scenario-about-1-04 } Франция, Кастилия, Австрия. 8 раундов. { scenario-rules-1-04-3-players }
variant-scenario-1-04-4-players = { scenario-1-04-4-players }
variant-scenario-1-04-4-players-about = { scenario-about-1-04 } Австрия, Франция, Кастилия, Англия; втроём за Англию играет бот. 8 раундов. { scenario-rules-1-04-4-players }
variant-scenario-1-05-4-players = { scenario-1-05-4-players }
variant-scenario-1-05-4-players-about = { scenario-about-1-05 } Австрия, Кастилия, Нидерланды, Франция. 6 раундов. { scenario-rules-1-05-4-players }
variant-scenario-1-05-6-players-team = { scenario-1-05-6-players-team }
variant-scenario-1-05-6-players-team-about = { scenario-about-1-05 } Две команды: Австрия, Кастилия, Арагон против Англии, Нидерландов, Франции. 8 раундов. { scenario-rules-1-05-6-players-team }
variant-scenario-1-06-default-denmark = { scenario-1-06-default-denmark }
variant-scenario-1-06-default-denmark-about = { scenario-about-1-06 } Бранденбург; боты: Австрия, Дания. 12 раундов. { scenario-rules-1-06-default-denmark }
variant-scenario-1-06-kalmar = { scenario-1-06-kalmar }
variant-scenario-1-06-kalmar-about = { scenario-about-1-06 } Бранденбург; боты: Австрия, Кальмарская уния. 12 раундов. { scenario-rules-1-06-kalmar }
variant-scenario-1-06-poland = { scenario-1-06-poland }
variant-scenario-1-06-poland-about = { scenario-about-1-06 } Бранденбург; боты: Польша, Австрия, Дания. 12 раундов. { scenario-rules-1-06-poland }
variant-scenario-1-06-both = { scenario-1-06-both }
variant-scenario-1-06-both-about = { scenario-about-1-06 } Бранденбург; боты: Польша, Австрия, Кальмарская уния. 12 раундов. { scenario-rules-1-06-both }
variant-scenario-2-01-default-austria = { scenario-2-01-default-austria }
variant-scenario-2-01-default-austria-about = { scenario-about-2-01 } Османы, Франция, Кастилия, Англия, Австрия, Польша. 16 раундов. { scenario-rules-2-01-default-austria }
variant-scenario-2-01-muscovy = { scenario-2-01-muscovy }
variant-scenario-2-01-muscovy-about = { scenario-about-2-01 } Османы, Франция, Кастилия, Англия, Московское княжество, Польша. 16 раундов. { scenario-rules-2-01-muscovy }
variant-scenario-2-02-3-players = { scenario-2-02-3-players }
variant-scenario-2-02-3-players-about = { scenario-about-2-02 } Османы, Австрия, Московское княжество. 16 раундов. { scenario-rules-2-02-3-players }
variant-scenario-2-02-4-players = { scenario-2-02-4-players }
variant-scenario-2-02-4-players-about = { scenario-about-2-02 } Османы, Австрия, Польша, Московское княжество. 16 раундов. { scenario-rules-2-02-4-players }
variant-scenario-2-02-5-players-denmark = { scenario-2-02-5-players-denmark }
variant-scenario-2-02-5-players-denmark-about = { scenario-about-2-02 } Османы, Австрия, Дания, Польша, Московское княжество. 16 раундов. { scenario-rules-2-02-5-players-denmark }
variant-scenario-2-02-5-players-sweden = { scenario-2-02-5-players-sweden }
variant-scenario-2-02-5-players-sweden-about = { scenario-about-2-02 } Османы, Австрия, Швеция, Польша, Московское княжество. 16 раундов. { scenario-rules-2-02-5-players-sweden }
variant-scenario-2-02-5-players-mamluks = { scenario-2-02-5-players-mamluks }
variant-scenario-2-02-5-players-mamluks-about = { scenario-about-2-02 } Османы, Мамлюки, Австрия, Польша, Московское княжество. 16 раундов. { scenario-rules-2-02-5-players-mamluks }
variant-scenario-2-02-6-players = { scenario-2-02-6-players }
variant-scenario-2-02-6-players-about = { scenario-about-2-02 } Османы, Мамлюки, Австрия, Дания, Польша, Московское княжество. 16 раундов. { scenario-rules-2-02-6-players }
variant-scenario-2-03-5-players = { scenario-2-03-5-players }
variant-scenario-2-03-5-players-about = { scenario-about-2-03 } Венеция, Османы, Мамлюки, Франция, Кастилия. 12 раундов. { scenario-rules-2-03-5-players }
variant-scenario-2-03-6-players-teams = { scenario-2-03-6-players-teams }
variant-scenario-2-03-6-players-teams-about = { scenario-about-2-03 } Две команды: Румелия, Египет, Франция против Венеции, Кастилии, Арагона. 8 раундов. { scenario-rules-2-03-6-players-teams }
variant-scenario-2-04 = { scenario-2-04 }
variant-scenario-2-04-about = { scenario-about-2-04 } Пруссия, Россия, Франция, Испания, Великобритания, Австрия. 3 раунда. { scenario-rules-2-04 }
variant-scenario-2-05 = { scenario-2-05 }
variant-scenario-2-05-about = { scenario-about-2-05 } Англия, Франция, Испания, Папская область, Османы, Бранденбург. 6 раундов. { scenario-rules-2-05 }
variant-scenario-2-06 = { scenario-2-06 }
variant-scenario-2-06-about = { scenario-about-2-06 } Византия; боты: Османы, Венеция. 16 раундов. { scenario-rules-2-06 }
variant-scenario-2-07-default-start = { scenario-2-07-default-start }
variant-scenario-2-07-default-start-about = { scenario-about-2-07 } Ульм; боты: Австрия, Франция. 16 раундов. { scenario-rules-2-07-default-start }
variant-scenario-2-07-alternate-start = { scenario-2-07-alternate-start }
variant-scenario-2-07-alternate-start-about = { scenario-about-2-07 } Ульм; боты: Австрия, Венеция. 16 раундов. { scenario-rules-2-07-alternate-start }

## Боты в итогах

other-austria = { realm-austria }
other-denmark = { realm-denmark }
other-england = { realm-england }
other-france = { realm-france }
other-kalmar = { realm-kalmar }
other-ottomans = { realm-ottomans }
other-poland = { realm-poland }
other-venice = { realm-venice }
