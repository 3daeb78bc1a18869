### Pax Renaissance по-русски. Термины — из официального издания. Падежи вещей: .gen, .acc, .in («во Франции»).

title = Pax Renaissance
title-about = Банкирские дома XV века покупают королей и бунтарей, устраивают ярмарки, женят монархов и оплачивают религиозные войны, пока не наступит одна из четырёх эпох.
title-goal = Играют ради одной из четырёх побед — Ренессанса, глобализации, веры или империализма: кто выполнил условия активной победы, может объявить её и выиграть.
title-course = Вы банкир: за ход у вас два действия — купить карту Запада или Востока, разыграть её и сдвинуть королей, епископов и мятежников, привести в дело свои карты или провести ярмарку ради флоринов.
title-end = Партия кончается, когда кто-то объявляет победу; возможными победы делают кометы в конце колод, а если карты кончились раньше, выигрывает первый из меценатов.

## Варианты

variant-map = Карта
variant-map-about = Обычное начало или Европа 1550 года: Англия и Священная Римская империя — протестантские теократии, белый путь начинается у Красного моря.
variant-astrology = Астрология
variant-astrology-about = Верхняя карта каждой колоды лежит лицом вверх, но не продаётся.
variant-bankruptcy = Банкротство
variant-bankruptcy-about = Организатор ярмарки не получает субсидии; игрок без флоринов, карт и концессий выбывает.
variant-condottieri = Кондотьеры
variant-condottieri-about = Три карты открывают второе место в Венеции. Без этого варианта они ничем не отличаются от прочих.
variant-reformation = Эпоха Реформации
variant-reformation-about = Промо: карта 1550 года, девять новых карт, два новых банка, другие карты правителей и пятая победа.
variant-strawman = Кампания против себя
variant-strawman-about = Кампанию можно вести против своей империи, но не внутри одного вассалитета.
variant-cards = Карты
variant-cards-about = Все карты коробки или только карты без буквы X.
variant-extended = Долгая партия
variant-extended-about = По четыре дополнительные карты в каждой колоде.
variant-houses = Банки
variant-houses-about = Кто играет за какой банк.
variant-map-1460 = обычная
variant-map-1550 = 1550 года
variant-cards-all = все
variant-cards-first = только первый набор
variant-houses-random = по жребию
variant-houses-seated = по местам: Фуггеры, Медичи, Кёр, Маркионни

## Регионы, империи, состояния, религии

region-east = Восток
    .adj = восточной
    .acc = восточную
    .card = Восточная карта
region-west = Запад
    .adj = западной
    .acc = западную
    .card = Западная карта
empire-england = Англия
    .gen = Англии
    .in = в Англии
    .acc = Англию
empire-france = Франция
    .gen = Франции
    .in = во Франции
    .acc = Францию
empire-hre = Священная Римская империя
    .gen = Священной Римской империи
    .in = в Священной Римской империи
    .acc = Священную Римскую империю
empire-hungary = Венгрия
    .gen = Венгрии
    .in = в Венгрии
    .acc = Венгрию
empire-byzantium = Византия
    .gen = Византии
    .in = в Византии
    .acc = Византию
empire-portugal = Португалия
    .gen = Португалии
    .in = в Португалии
    .acc = Португалию
empire-aragon = Арагон
    .gen = Арагона
    .in = в Арагоне
    .acc = Арагон
empire-papal = Папская область
    .gen = Папской области
    .in = в Папской области
    .acc = Папскую область
empire-ottoman = Османская империя
    .gen = Османской империи
    .in = в Османской империи
    .acc = Османскую империю
empire-mamluk = Мамлюкский султанат
    .gen = Мамлюкского султаната
    .in = в Мамлюкском султанате
    .acc = Мамлюкский султанат
state-medieval = феодальное государство
    .ins = феодальным государством
state-catholic = католическая теократия
    .ins = католической теократией
state-islamic = исламская теократия
    .ins = исламской теократией
state-reformist = протестантская теократия
    .ins = протестантской теократией
religion-catholic = католичество
    .colour = золотой
religion-islamic = ислам
    .colour = зелёный
religion-reformist = протестантизм
    .colour = красный
faiths-catholic-islamic = католичество и ислам
faiths-catholic-reformist = католичество и протестантизм
faiths-islamic-reformist = ислам и протестантизм

## Кто

owner-0 = { $seat0 }
owner-1 = { $seat1 }
owner-2 = { $seat2 }
owner-3 = { $seat3 }
owner-rival = Соперник
other-rival = Соперник
bank-fugger = Фуггеры
    .gen = Фуггеров
bank-medici = Медичи
    .gen = Медичи
bank-coeur = Кёр
    .gen = Кёра
bank-marchionni = Маркионни
    .gen = Маркионни
bank-berenberg = Беренберг
    .gen = Беренберга
bank-mendes = Мендес
    .gen = Мендеса

## Фишки

piece-rook-catholic = золотая ладья
    .gen = золотой ладьи
    .acc = золотую ладью
piece-rook-islamic = зелёная ладья
    .gen = зелёной ладьи
    .acc = зелёную ладью
piece-rook-reformist = красная ладья
    .gen = красной ладьи
    .acc = красную ладью
piece-knight-catholic = золотой конь
    .gen = золотого коня
    .acc = золотого коня
piece-knight-islamic = зелёный конь
    .gen = зелёного коня
    .acc = зелёного коня
piece-knight-reformist = красный конь
    .gen = красного коня
    .acc = красного коня
piece-pirate-catholic = золотой пират
    .gen = золотого пирата
    .acc = золотого пирата
piece-pirate-islamic = зелёный пират
    .gen = зелёного пирата
    .acc = зелёного пирата
piece-pirate-reformist = красный пират
    .gen = красного пирата
    .acc = красного пирата
piece-bishop-catholic = золотой слон
    .gen = золотого слона
    .acc = золотого слона
piece-bishop-islamic = зелёный слон
    .gen = зелёного слона
    .acc = зелёного слона
piece-bishop-reformist = красный слон
    .gen = красного слона
    .acc = красного слона
piece-pawn-fugger = пешка Фуггеров
    .gen = пешки Фуггеров
    .acc = пешку Фуггеров
piece-pawn-medici = пешка Медичи
    .gen = пешки Медичи
    .acc = пешку Медичи
piece-pawn-coeur = пешка Кёра
    .gen = пешки Кёра
    .acc = пешку Кёра
piece-pawn-marchionni = пешка Маркионни
    .gen = пешки Маркионни
    .acc = пешку Маркионни
piece-pawn-berenberg = пешка Беренберга
    .gen = пешки Беренберга
    .acc = пешку Беренберга
piece-pawn-mendes = пешка Мендеса
    .gen = пешки Мендеса
    .acc = пешку Мендеса

## Города, границы, рынок

city-london = Лондон
    .in = в Лондоне
    .into = в Лондон
    .gen = Лондона
city-bordeaux = Бордо
    .in = в Бордо
    .into = в Бордо
    .gen = Бордо
city-paris = Париж
    .in = в Париже
    .into = в Париж
    .gen = Парижа
city-bruges = Брюгге
    .in = в Брюгге
    .into = в Брюгге
    .gen = Брюгге
city-lyon = Лион
    .in = в Лионе
    .into = в Лион
    .gen = Лиона
city-vienna = Вена
    .in = в Вене
    .into = в Вену
    .gen = Вены
city-lubeck = Любек
    .in = в Любеке
    .into = в Любек
    .gen = Любека
city-novgorod = Новгород
    .in = в Новгороде
    .into = в Новгород
    .gen = Новгорода
city-nurnberg = Нюрнберг
    .in = в Нюрнберге
    .into = в Нюрнберг
    .gen = Нюрнберга
city-buda = Буда
    .in = в Буде
    .into = в Буду
    .gen = Буды
city-kyiv = Киев
    .in = в Киеве
    .into = в Киев
    .gen = Киева
city-varna = Варна
    .in = в Варне
    .into = в Варну
    .gen = Варны
city-tana = Тана
    .in = в Тане
    .into = в Тану
    .gen = Таны
city-caffa = Каффа
    .in = в Каффе
    .into = в Каффу
    .gen = Каффы
city-trebizond = Трапезунд
    .in = в Трапезунде
    .into = в Трапезунд
    .gen = Трапезунда
city-toledo = Толедо
    .in = в Толедо
    .into = в Толедо
    .gen = Толедо
city-granada = Гранада
    .in = в Гранаде
    .into = в Гранаду
    .gen = Гранады
city-spice-islands = Молуккские острова
    .in = на Молуккских островах
    .into = на Молуккские острова
    .gen = Молуккских островов
city-valencia = Валенсия
    .in = в Валенсии
    .into = в Валенсию
    .gen = Валенсии
city-algiers = Алжир
    .in = в Алжире
    .into = в Алжир
    .gen = Алжира
city-timbuktu = Томбукту
    .in = в Томбукту
    .into = в Томбукту
    .gen = Томбукту
city-venice = Венеция
    .in = в Венеции
    .into = в Венецию
    .gen = Венеции
city-venice-2 = Венеция (второе место)
    .in = в Венеции (второе место)
    .into = в Венецию (второе место)
    .gen = Венеции (второе место)
city-constantinople-1 = Константинополь (первый круг)
    .in = в Константинополе (первый круг)
    .into = в Константинополь (первый круг)
    .gen = Константинополя (первый круг)
city-constantinople-2 = Константинополь (второй круг)
    .in = в Константинополе (второй круг)
    .into = в Константинополь (второй круг)
    .gen = Константинополя (второй круг)
city-constantinople-3 = Константинополь (третий круг)
    .in = в Константинополе (третий круг)
    .into = в Константинополь (третий круг)
    .gen = Константинополя (третий круг)
city-modon = Модон
    .in = в Модоне
    .into = в Модон
    .gen = Модона
city-rhodes = Родос
    .in = на Родосе
    .into = на Родос
    .gen = Родоса
city-cairo = Каир
    .in = в Каире
    .into = в Каир
    .gen = Каира
city-cyprus = Кипр
    .in = на Кипре
    .into = на Кипр
    .gen = Кипра
city-red-sea = Красное море
    .in = на Красном море
    .into = на Красное море
    .gen = Красного моря
border-england-france = Англия — Франция
border-france-hre = Франция — СРИ
border-hre-hungary = СРИ — Венгрия
border-hungary-byzantium = Венгрия — Византия
border-portugal-aragon = Португалия — Арагон
border-aragon-papal = Арагон — Папская область
border-papal-ottoman = Папская область — Османская империя
border-ottoman-mamluk = Османская империя — Мамлюки
border-england-portugal = Англия — Португалия
border-france-aragon = Франция — Арагон
border-hre-papal = СРИ — Папская область
border-hungary-ottoman = Венгрия — Османская империя
border-byzantium-mamluk = Византия — Мамлюки
slot-east-0 = Восток, карта ярмарки
slot-east-1 = Восток 1
    .price = Восток, 1 флорин
slot-east-2 = Восток 2
    .price = Восток, 2 флорина
slot-east-3 = Восток 3
    .price = Восток, 3 флорина
slot-east-4 = Восток 4
    .price = Восток, 4 флорина
slot-east-5 = Восток 5
    .price = Восток, 5 флоринов
slot-west-0 = Запад, карта ярмарки
slot-west-1 = Запад 1
    .price = Запад, 1 флорин
slot-west-2 = Запад 2
    .price = Запад, 2 флорина
slot-west-3 = Запад 3
    .price = Запад, 3 флорина
slot-west-4 = Запад 4
    .price = Запад, 4 флорина
slot-west-5 = Запад 5
    .price = Запад, 5 флоринов

## Победы

victory-renaissance = победа Ренессанса
    .acc = победу Ренессанса
victory-globalization = победа глобализации
    .acc = победу глобализации
victory-imperial = победа империализма
    .acc = победу империализма
victory-holy = победа веры
    .acc = победу веры
victory-byzantine = византийская победа
    .acc = византийскую победу

## Карты

card-inquisition-pope = Папа инквизиции
card-papal-elephant = Папский слон
card-grand-inquisitor = Великий инквизитор
card-antipope = Антипапа
card-reformed-theology = Реформатское богословие
card-star-chamber = Звёздная палата
card-peters-pence = Денарий святого Петра
card-jesuits = Иезуиты
card-house-of-borgia = Род Борджиа
card-bonfire-of-the-vanities = Костёр тщеславия
card-anabaptist-reformation = Анабаптисты
card-knights-hospitaller = Рыцари-госпитальеры
card-genoese-fleet = Генуэзский флот
card-india-armada = Индийская армада
card-hanseatic-league = Ганзейский союз
card-the-company-of-merchant-adventurers = Компания купцов-авантюристов
card-scottish-privateers = Шотландские каперы
card-almeida-armada = Армада Алмейды
card-gold-coast-monopoly = Монополия Золотого Берега
card-arumer-zwarte-hoop = Чёрная надежда Арума
card-conquistadors = Конкистадоры
card-the-last-knight = Последний рыцарь
card-spanish-tercio = Испанская терция
card-gonfalonier = Гонфалоньер
card-teutonic-knights = Тевтонские рыцари
card-cromwell = Кромвель
card-swabian-league = Швабский союз
card-the-bold = Карл Смелый
card-holy-land-crusade = Крестовый поход на Святую землю
card-santa-hermandad = Святая эрмандада
card-swiss-rislaufer = Швейцарские наёмники
card-duke-of-milan = Герцог Миланский
card-schwarzer-haufen = Чёрный отряд
card-merchants-of-the-staple = Купцы Стапля
card-communeros-guilds = Гильдии комунерос
card-flanders-guild = Гильдии Фландрии
card-the-hidden = Скрытые
card-bundschuh-revolt = Восстание „Башмака“
card-florentine-wool = Флорентийская шерсть
card-sindicat-remenca = Гильдия крестьян
card-peasant-republic-of-dithmarschen = Крестьянская республика Дитмаршен
card-hochstetter-bank = Банк Хёхштеттеров
card-gutenberg = Гутенберг
card-isabella-of-castille = Изабелла I Кастильская
card-anne-of-brittany = Анна Бретонская
card-joanna-of-castile = Хуана Кастильская
card-margaret-of-anjou = Маргарита Анжуйская
card-mary-the-rich = Мария Бургундская
card-order-of-santiago = Орден Сантьяго
card-la-serenissima = Светлейшая республика
card-kingmaker = Делатель королей
card-luther = Мартин Лютер
card-friese-freedom = Фризская свобода
card-marechaussee = Маршоссе
card-duchy-of-ferrara = Герцогство Феррара
card-the-grim = Селим Грозный
card-safavids = Сефевиды
card-dervishes = Дервиши
card-qizilbash = Кызылбаш
card-barbarossa-brothers = Братья Барбаросса
card-ottoman-navy = Османский флот
card-corsairs-of-the-iberian-exile = Корсары иберийского изгнания
card-mamluk-household-guard = Мамлюкская гвардия
card-black-army = Чёрная армия
card-janissaries = Янычары
card-black-sheep-tribe = Кара-Коюнлу
card-bashi-bazouk = Башибузуки
card-zupy-krakowskie-company = Краковские соляные копи
card-the-handsome = Раду III Красивый
card-bosnian-and-serbian-silver = Боснийское и сербское серебро
card-the-crim-horde = Крымская орда
card-the-kremlin = Кремль
card-elzbieta-of-bohemia = Эльжбета Богемская
card-sophia-palaiologina = Софья Палеолог
card-hurrem-sultan-roxelana = Хюррем-султан Роксолана
card-sitt-i-hatun-of-dulkadir = Ситти-хатун из Дулкадира
card-carlotta-lusignan-of-cyprus = Шарлотта де Лузиньян
card-greek-klephts = Греческие клефты
card-crimean-goths = Крымские готы
card-damascus-coffee = Дамасский кофе
card-pospolite-ruszenie = Посполитое рушение
card-the-timar-system = Система тимаров
card-vlad-the-impaler = Влад Цепеш
card-saint-stefan-cel-mare = Стефан Великий
card-soninke-wangara = Сонинке-вангара
card-cem-anti-hostage = Заложник Джем
card-grande-of-spain = Гранд Испании
card-duke-of-athens = Герцог Афинский
card-funj-nomads = Кочевники фунг
card-zaporozhian-host = Войско Запорожское
card-elizabeth-bathory = Эржебет Батори
card-amerigo-vespucci = Америго Веспуччи
card-podesta-of-venice = Венецианский подеста
card-unity-of-the-brethren = Община братьев
card-papal-legate-to-persia = Папский легат в Персии
card-unified-christendom = Единое христианство
card-civil-engineer = Строитель крепостей
card-sahn-i-seman-medrese = Медресе Сахн-и Семан
card-academia = Академия
card-theft-of-the-holy-crown = Кража Святой короны
card-franco-ottoman-navy = Франко-османский флот
card-prussian-league-navy = Флот Прусского союза
card-tersane-i-amire = Имперский арсенал
card-isfendiyarid-dynasty = Династия Исфендиярогуллары
card-brotherhood-of-st-mark = Братство святого Марка
card-transylvanian-plot = Трансильванский заговор
card-glinskis-rebellion = Мятеж Глинских
card-phocoean-alum = Фокейские квасцы
card-dalmatian-merchant-marine = Далматинский торговый флот
card-counts-of-celji = Графы Цельские
card-sahkulu-shiite-revolt = Восстание Шахкулу
card-celebi-tax-revolts = Налоговые бунты Челеби
card-despina-khatun = Деспина-хатун
card-grand-mufti = Великий муфтий
card-grand-hetman = Великий гетман
card-agents-of-dukagjini = Люди Дукагьини
card-nomads-of-tlemcen = Королевство Тлемсен
card-the-last-sigh = Последний вздох
card-nothing-new = Ничего нового
card-the-last-byzantine = Последний византиец
card-beylerbey-of-egypt = Бейлербей Египта
card-lizard-union = Союз ящерицы
card-red-sea-fleet = Флот Красного моря
card-man-for-all-seasons = Человек на все времена
card-oratory-of-divine-love = Ораторий божественной любви
card-cryptography = Криптография
card-michelangelo = Микеланджело
card-artistic-geometry = Геометрия искусства
card-romantic-realism = Романтический реализм
card-mining-engineer = Горный инженер
card-machiavellianism = Макиавеллизм
card-hermeticism = Герметизм
card-faith-vs-reason = Вера против разума
card-reichskrone = Имперская корона
card-french-pirates = Французские пираты
card-venetian-navy = Венецианский флот
card-welser-klein-venedig = Малая Венеция Вельзеров
card-kalmar-union = Кальмарская уния
card-wolf-of-rimini = Волк Романьи
card-mons-meg = Монс Мег
card-kappeler-milchsuppe = Каппельский молочный суп
card-bank-of-strozzi = Банк Строцци
card-william-caxton = Уильям Кекстон
card-tolfa-alum = Квасцы Тольфы
card-cornish-tin = Корнуолльское олово
card-catalan-pactists = Каталонские пактисты
card-catherine-of-navarre = Екатерина Наваррская
card-margaret-of-austria = Маргарита Австрийская
card-the-mary-rose = Мэри Роуз
card-european-union = Европейский союз
card-epicurean-swerve = Эпикуров поворот
card-humanism = Гуманизм
card-council-of-trent = Тридентский собор
card-order-of-preachers = Орден проповедников
card-consent-of-the-governed = Согласие управляемых
card-jacques-lefevre-detaples = Жак Лефевр д’Этапль
card-enclosure = Огораживание
card-catherine-de-medici = Екатерина Медичи
card-jizya-tax-revolt = Бунт против джизьи
card-circassian-mamluks = Черкесы Мамлюкского султаната
card-transylvanian-saxons = Трансильванские саксы
card-bank-of-st-george = Банк Святого Георгия
card-twelver-ghulat = Шииты-двунадесятники
card-settlement-of-tiberias = Поселение в Тивериаде
card-sarmatism = Сарматизм
card-office-of-foreign-envoys = Ведомство иноземных послов
card-kaysar-i-rum = Кайсар-и Рум
card-uskok-pirates = Пираты-ускоки
card-szapolya-family = Род Запольяи
card-netherlands-inquisition = Нидерландская инквизиция
card-huguenots = Гугеноты
card-reformation-parliament = Парламент Реформации
card-margaret-of-parma = Маргарита Пармская
card-comet-copernicus = Комета: Коперник
card-comet-nostradamus = Комета: Нострадамус
card-comet-halley = Комета: Галлей
card-comet-regiomontanus = Комета: Региомонтан
card-ruler-england = Правитель Англии
card-ruler-france = Правитель Франции
card-ruler-hre = Правитель Священной Римской империи
card-ruler-hungary = Правитель Венгрии
card-ruler-byzantium = Правитель Византии
card-ruler-portugal = Правитель Португалии
card-ruler-aragon = Правитель Арагона
card-ruler-papal = Правитель Папской области
card-ruler-ottoman = Правитель Османской империи
card-ruler-mamluk = Правитель Мамлюкского султаната

## Операции, разовые действия, престиж

op-inquisitor-catholic = католическая инквизиция
op-inquisitor-islamic = исламская инквизиция
op-inquisitor-reformist = протестантская инквизиция
op-commerce-east = торговля (Восток)
op-commerce-west = торговля (Запад)
op-behead = казнь
op-tax = налог
op-vote-east = выборы (Восток)
op-vote-west = выборы (Запад)
op-corsair-catholic = католический налёт
op-corsair-islamic = исламский налёт
op-corsair-reformist = протестантский налёт
op-siege = осада
op-campaign = кампания
op-repress-rook = угнетение ладьи
op-repress-knight = угнетение коня
op-repress-rook-knight = угнетение ладьи или коня
op-repress-pawn = угнетение пешки
op-repress-pawn-rook = угнетение пешки или ладьи
op-repress-pawn-knight = угнетение пешки или коня
op-repress-pawn-rook-knight = угнетение пешки, ладьи или коня
shot-none = кампания
shot-crusade = крестовый поход
shot-jihad = джихад
shot-reformation = реформация
shot-conspiracy = заговор
shot-peasant-revolt = народный бунт
shot-coronation = коронация
shot-apostasy-catholic-islamic = отречение: католичество и ислам
shot-apostasy-catholic-reformist = отречение: католичество и протестантизм
shot-apostasy-islamic-reformist = отречение: ислам и протестантизм
shot-shift-spice-islands = смена пути: Молуккские острова
shot-shift-red-sea = смена пути: Красное море
shot-shift-novgorod = смена пути: Новгород
shot-shift-timbuktu = смена пути: Томбукту
prestige-catholic = католичество
prestige-islamic = ислам
prestige-reformist = протестантизм
prestige-law = закон
prestige-discovery = открытия
prestige-patron = меценатство
face-england-king = монархия: Англия
face-england-republic = республика: Англия
face-france-king = монархия: Франция
face-france-republic = республика: Франция
face-hre-king = монархия: Священная Римская империя
face-hre-republic = республика: Священная Римская империя
face-hungary-king = монархия: Венгрия
face-hungary-republic = республика: Венгрия
face-byzantium-king = монархия: Византия
face-byzantium-republic = республика: Византия
face-portugal-king = монархия: Португалия
face-portugal-republic = республика: Португалия
face-aragon-king = монархия: Арагон
face-aragon-republic = республика: Арагон
face-papal-king = монархия: Папская область
face-papal-republic = республика: Папская область
face-ottoman-king = монархия: Османская империя
face-ottoman-republic = республика: Османская империя
face-mamluk-king = монархия: Мамлюкский султанат
face-mamluk-republic = республика: Мамлюкский султанат
face-hungary-king-promo1 = монархия: Венгрия (промо)
face-hungary-republic-promo2 = республика: Венгрия (промо)
face-ottoman-king-promo3 = монархия: Османская империя (промо)
face-ottoman-republic-promo4 = республика: Османская империя (промо)
face-papal-king-promo5 = монархия: Папская область (промо)
face-papal-king-promo6 = монархия: Папская область (промо)

## Тексты карт

text-card = { $region_card }. Локация: { $place }.
text-queen = { $region_card }, королева. Претенденты: { $suitors }.
text-empire = { $empire }
text-agents = Агенты: { $agents }.
text-agent = { $piece }
text-own-pawn = ваша пешка
text-shot = Разовое действие: { $shot }.
text-ops = Операции: { $ops }.
text-op = { $op }
text-prestige = Престиж: { $prestige }.
text-one-prestige = { $prestige }
text-with-prestige = престиж ({ $prestige })
text-nothing = ничего
text-religion = { $religion_colour }
text-comet = Купленная комета сразу сбрасывается и активирует одну из побед.
text-king = Монархия: { $features }.
text-republic = Республика: { $features }.
text-king-promo = Монархия в «Эпохе Реформации»: { $features }.
text-republic-promo = Республика в «Эпохе Реформации»: { $features }.
text-king-promo-reformist = Монархия протестантской теократии («Эпоха Реформации»): { $features }.
text-king-promo-islamic = Монархия исламской теократии («Эпоха Реформации»): { $features }.
ability-behead-only-bishoped = Казнью этой карты можно сбросить только карту с { $region_adj } локацией, на которой стоит слон одного из цветов: { $bishops }.
ability-coronation-unrestricted = Вашей коронацией можно взять и женатого монарха, и монарха из чужого банка; прежняя королева сбрасывается.
ability-crusade-rooks-as-knights = В ваших крестовых походах золотые ладьи соседних империй могут участвовать наравне с конями.
ability-double-spice-profit = На ярмарках, идущих от Молуккских островов, ваши концессии получают вдвое больше.
ability-sell-for-four = При продаже из банка приносит 4 флорина.
ability-condottiere = Для всех: пока Папская область феодальная или католическая, в Венеции помещаются две фишки.
ability-unlimited-hand = У вашей руки нет предела.
ability-silence-immunity = Слоны не блокируют ваши карты.
ability-discard-for-revolt = Действие: сбросьте эту замужнюю королеву и начните народный бунт в империи её мужа.
ability-free-trade-fair = Одна ярмарка за ход не требует действия.
ability-free-ops-east = Операции восточной части банка не требуют действия.
ability-free-ops-west = Операции западной части банка не требуют действия.
ability-patron-as-concession = Для победы глобализации ваше меценатство считается и за концессии.
ability-counts-as-republic = Для победы Ренессанса эта карта считается республикой.
ability-pirate-proof-concessions = Пираты не уничтожают ваши концессии.
ability-dual-ops = Одним действием можно провести операции обеих частей банка.
ability-victory-costs-two-renaissance = Для всех: объявление победы Ренессанса требует обоих действий.
ability-victory-costs-two-globalization = Для всех: объявление победы глобализации требует обоих действий.
ability-victory-costs-two-imperial = Для всех: объявление победы империализма требует обоих действий.
ability-victory-costs-two-holy = Для всех: объявление победы веры требует обоих действий.
ability-apostasy-action = Действие: проведите отречение между любыми двумя религиями.
ability-sell-to-borrow-political-op = При продаже из банка позволяет провести одну политическую операцию карты соперника.
ability-double-concessions = Ваши концессии считаются вдвойне на ярмарках и на выборах.
ability-patron-as-law = Для победы Ренессанса ваше меценатство считается и за закон.
ability-sale-triggers-one-shot = Продавая карту, можете провести её гражданскую войну, крестовый поход или отречение.
ability-buffer-state = Для всех: Португалия и Франция не соседи.
ability-apostasy-immunity = Отречение вас не касается.
ability-sell-to-emancipate = При продаже из банка позволяет освободить угнетённые фишки западных империй.
ability-patron-as-bishop = Для вашей победы веры меценатство считается за зелёных слонов.
ability-slave-soldiers = В ваших кампаниях против Востока угнетённые фишки Мамлюкского султаната идут как кони, по флорину за каждую.
ability-vote-discount-per-patron = Ваши выборы дешевле на флорин за каждое меценатство.
ability-green-pirates-count-red = Для всех: зелёные пираты считаются ещё и красными слонами, а у протестантской теократии — её красными фишками.
ability-bigger-subsidy = Ваша субсидия на ярмарках — { $florins } флорина.

## Вопросы

prompt-take-action = { $actions ->
        [0] Действия сделаны, осталось бесплатное
        [one] Осталось одно действие
       *[many] Ваш ход: { $actions } действия
    }.
prompt-activate-victory = Комета: какую победу активировать?
prompt-declare-one-shot = «{ $card }»: провести разовое действие ({ $shot })?
prompt-marry = «{ $card }»: за кого она выйдет замуж?
prompt-deploy-agent = «{ $card }»: куда поставить агента ({ $piece })?
prompt-pacify = Слон прибыл на карту «{ $card }»: усмирить угнетённую фишку?
prompt-borrow-piece = В запасе нет фишки: { $piece }. Откуда взять?
prompt-call-rooks = Присоединятся ли золотые ладьи соседей к крестовому походу { $empire_in }?
prompt-choose-loss = Сражение { $empire_in } ({ $shot }): какую фишку потерять? Осталось потерь: { $count }.
prompt-place-survivor = Разместите выжившую фишку { $empire_in }.
prompt-place-concession = Смена власти { $empire_in }: разместить концессию?
prompt-emancipate = Освободить угнетённые фишки?
prompt-golden-liberty = Золотая вольность: сделать { $empire_acc } феодальным государством?
prompt-arrange-constantinople = Расставьте фишки в Константинополе.
prompt-choose-operation = { $region }: какую операцию провести?
prompt-aim-operation = «{ $card }», { $op }: выберите цель.
prompt-answer-tax = Налог { $empire_in } на вашу концессию ({ $border }): заплатить флорин или отдать её на угнетение?
prompt-borrow-operation = Провести одну политическую операцию карты соперника?
prompt-place-levy = Воин { $empire_in }: в какой город?
prompt-throw-away = У руки снова есть предел: сбросьте карту.
prompt-trim-venice = В Венеции снова одно место: какую фишку убрать?

## Выбор

option-buy = Купить карту «{ $card }» ({ $slot_price })
option-play = Разыграть карту «{ $card }»
# Фишку (city_piece, border_piece) и цену знает только сам вопрос; вне его на их месте просто название места или карты.
in-city = { $city_piece ->
        [0] золотую ладью
        [1] зелёную ладью
        [2] красную ладью
        [3] золотого коня
        [4] зелёного коня
        [5] красного коня
       *[other] фишку
    }
at-sea = { $border_piece ->
        [6] золотого пирата
        [7] зелёного пирата
        [8] красного пирата
       *[other] пирата
    }
whose = { $border_piece ->
        [12] { " " }Фуггеров
        [13] { " " }Медичи
        [14] { " " }Кёра
        [15] { " " }Маркионни
        [16] { " " }Беренберга
        [17] { " " }Мендеса
       *[other] { "" }
    }
option-sell = Продать карту «{ $card }»{ $card_price ->
        [one] { " " }за { $card_price } флорин
        [few] { " " }за { $card_price } флорина
        [many] { " " }за { $card_price } флоринов
       *[other] { "" }
    }
option-operate = Операции { $region_adj } части банка
option-operate-both = Операции обеих частей банка, сначала { $region }
option-hold-fair = Устроить { $region_acc } ярмарку
option-declare = Объявить { $victory_acc }
option-incite = Сбросить карту «{ $card }» ради народного бунта
option-renounce = Отречение: { $faiths }
option-end-turn = Закончить ход
option-activate = Активировать { $victory_acc }
option-strike = Да, { $empire_in }{ $empire_priced ->
        [1] : { $empire_attack } против { $empire_defence }
       *[other] { "" }
    }
option-fire = Да, провести
option-hold-fire = Без разового действия
option-crown = За монарха { $empire_gen }
option-stay-unwed = Остаться незамужней
option-deploy = Поставить { $city_into }
option-displace = Поставить { $city_into }; { in-city } оттуда угнести за флорин
option-post-pirate = Поставить на границу { $border }
option-settle = Концессия на границе { $border }
option-oust = Концессия на границе { $border }; пешку{ whose } угнести за флорин ({ $empire })
option-ordain = На карту «{ $card }»
option-skip-agent = Не размещать
option-pacify = Усмирить { $piece_acc }
option-spare = Никого не трогать
option-borrow-repressed = Взять угнетённую с карты правителя { $empire_gen }
option-borrow-city = Взять фишку из города { $city }
option-borrow-border = Взять фишку с границы { $border }
option-borrow-card = Взять фишку с карты «{ $card }»
option-do-without = Обойтись без неё
option-call-rooks = Призвать ладьи
option-leave-rooks = Оставить ладьи дома
option-lose-agent = Потерять агента: { $piece }
option-lose-city = Потерять { in-city } { $city_in }
option-lose-pirate = Потерять { at-sea } на границе { $border }
option-lose-concession = Потерять концессию на границе { $border }
option-lose-repressed = Потерять угнетённую фишку: { $piece }
option-place-city = Поставить { $piece_acc } { $city_into }
option-place-border = Поставить { $piece_acc } на границу { $border }
option-no-concession = Без концессии
option-free-city = Освободить { $piece_acc } { $city_into }
option-free-border = Освободить { $piece_acc } ({ $empire }) на границу { $border }
option-free-no-more = Больше никого не освобождать
option-proclaim-liberty = Сделать феодальным государством
option-keep-theocracy = Оставить теократию
option-leave-empty = Оставить пустым: { $city }
option-stand-in = Занять: { $city }
option-perform = «{ $card }»: { $op }
option-stop = Больше операций не проводить
option-move-bishop = С карты «{ $from }» на карту «{ $to }»
option-take-florin = Взять флорин: { $slot }
option-execute = Казнить карту «{ $card }»
option-impose-tax = Налог { $empire_in } на концессию{ whose } ({ $border })
option-repress-city = Угнести { in-city } { $city_in }
option-repress-concession = Угнести { $empire_in } концессию{ whose } ({ $border })
option-call-vote = Выборы { $empire_in }{ $empire_priced ->
        [1] { $empire_price ->
            [0] { " " }(бесплатно)
            [one] { " " }за { $empire_price } флорин
            [few] { " " }за { $empire_price } флорина
           *[many] { " " }за { $empire_price } флоринов
        }
       *[other] { "" }
    }
option-sail = С границы { $from } на границу { $to }
option-besiege-city = Уничтожить { in-city } { $city_in }
option-besiege-pirate = Уничтожить { at-sea } на границе { $border }
option-march = Кампания против { $empire_gen }{ $empire_priced ->
        [1] : { $empire_price } против { $empire_defence }, за { $empire_price ->
            [one] { $empire_price } флорин
            [few] { $empire_price } флорина
           *[many] { $empire_price } флоринов
        }
       *[other] { "" }
    }
option-pay-tax = Заплатить флорин
option-yield = Отдать концессию на угнетение
option-levy-in = Поставить { in-city } { $city_into }
option-throw-away = Сбросить карту «{ $card }»
option-remove-from = Убрать { in-city } ({ $city })

## Почему нельзя

refused-republic = Республика не вступает в брак.
refused-married = Этот монарх уже женат.
refused-other-tableau = Этот монарх в чужом банке.
refused-pirate-there = Эту границу занимает пират.
refused-no-florin = Место занято, а на угнетение нет флорина.
refused-emporium-closed = Этот центр торговли закрыт.
refused-no-heretic = Здесь нет еретиков.
refused-card-used = Эта карта уже провела операцию в этом ходу.
refused-silenced = Карту блокирует слон.
refused-no-target-here = Нет подходящей цели.
refused-fair-card = Карта ярмарки лежит лицом вниз: она только для ярмарки.
refused-usury = В этом ходу вы положили на эту карту флорин.
refused-hand-full = В руке нет места.
refused-once-a-turn = Это можно сделать один раз за ход.
refused-no-target = Ни у одной операции этой части нет цели.
refused-needs-two-actions = Из-за красной карты эта победа требует обоих действий хода.
refused-not-fulfilled = Условия не выполнены.
refused-too-dear = Не хватает флоринов.

## Журнал

event-turn-began = Ход: { $owner }.
event-bought = { $owner } покупает карту «{ $card }» за { $florins ->
        [one] { $florins } флорин
        [few] { $florins } флорина
       *[many] { $florins } флоринов
    }.
event-gained = { $owner } забирает с карты { $florins ->
        [one] { $florins } флорин
        [few] { $florins } флорина
       *[many] { $florins } флоринов
    }.
event-comet-bought = { $owner } покупает карту «{ $card }».
event-activated = { $owner } активирует { $victory_acc }.
event-played = { $owner } разыгрывает карту «{ $card }».
event-one-shot = { $owner } проводит разовое действие ({ $shot }).
event-sold = { $owner } продаёт карту «{ $card }» за { $florins ->
        [one] { $florins } флорин
        [few] { $florins } флорина
       *[many] { $florins } флоринов
    }.
event-sold-from-hand = { $owner } продаёт карту из руки за { $florins ->
        [one] { $florins } флорин
        [few] { $florins } флорина
       *[many] { $florins } флоринов
    }.
event-sold-secretly = Вы продали карту «{ $card }».
event-threw-away = { $owner } сбрасывает карту из руки.
event-threw-secretly = Вы сбросили карту «{ $card }».
event-discarded = Карта «{ $card }» сброшена.
event-to-throne = Правитель { $empire_gen } возвращается на престол.
event-deployed = Появляется { $piece } { $city_in }.
event-posted = На границе { $border } появляется { $piece }.
event-conceded = { $owner } размещает концессию на границе { $border }.
event-repressed = Угнетена фишка { $empire_in }: { $piece }.
event-killed = Уничтожена фишка: { $piece }.
event-borrowed = Фишка взята из другого места: { $piece }.
event-bishop-placed = На карту «{ $card }» встаёт { $piece }.
event-bishop-moved = С карты «{ $from }» на карту «{ $to }» переходит { $piece }.
event-diet-of-worms = На карте «{ $card }» встретились два слона, и оба уничтожены.
event-pacified = Усмирена фишка { $empire_in }: { $piece }.
event-battle = Сражение { $empire_in } ({ $shot }): { $attackers } против { $defenders }.
event-battle-won = { $owner } выигрывает сражение { $empire_in }.
event-battle-lost = { $owner } проигрывает сражение { $empire_in }.
event-married = «{ $card }» выходит замуж за монарха { $empire_gen } ({ $owner }).
event-unwed = «{ $card }» остаётся незамужней ({ $owner }).
event-taken = { $owner } забирает правителя { $empire_gen }.
event-became-vassal = { $empire } — вассал { $suzerain_gen } ({ $owner }).
event-became-republic = { $empire } становится республикой ({ $owner }).
event-became-kingdom = { $empire } снова становится монархией ({ $owner }).
event-state-changed = { $empire } становится { $state_ins }.
event-freed = Освобождена фишка { $empire_in }: { $piece }.
event-emporium-opened = Открывается { $city }, закрывается { $closed }.
event-apostasy = Отречение: { $faiths }.
event-fair-began = { $owner } устраивает { $region_acc } ярмарку, общая прибыль — { $florins ->
        [one] { $florins } флорин
        [few] { $florins } флорина
       *[many] { $florins } флоринов
    }.
event-subsidised = { $owner } получает субсидию: { $florins ->
        [one] { $florins } флорин
        [few] { $florins } флорина
       *[many] { $florins } флоринов
    }.
event-concession-paid = { $owner } получает { $florins ->
        [one] { $florins } флорин
        [few] { $florins } флорина
       *[many] { $florins } флоринов
    } ({ $border }).
event-pirate-took = Пират забирает флорин на границе { $border }.
event-no-voyage = Субсидия забрала всю прибыль: путешествия нет, ярмарка окончена.
event-voyage-ended = Путешествие кончается { $empire_in }; остаток прибыли: { $florins }.
event-levied = Воин { $city_in }: { $piece }.
event-commerce-took = { $owner } берёт флорин с рынка ({ $slot }).
event-performed = { $owner } проводит операцию «{ $op }» карты «{ $card }».
event-beheaded = Казнь: «{ $card }».
event-taxed = { $owner } облагает налогом { $empire_in } концессию на границе { $border }.
event-tax-paid = { $owner } платит налог.
event-voted = { $owner } побеждает на выборах { $empire_in } { $florins ->
        [0] бесплатно
        [one] за { $florins } флорин
        [few] за { $florins } флорина
       *[many] за { $florins } флоринов
    }.
event-sailed = С границы { $from } на границу { $to } переходит { $piece }.
event-turned-up = На рынок выложена карта «{ $card }» ({ $slot }).
event-fair-card = Новая карта ярмарки ({ $region }): «{ $card }».
event-declared = { $owner } объявляет { $victory_acc }!
event-market-exhausted = Рынок больше нечем пополнить.
event-bankrupt = { $owner } — банкрот и выбывает из игры.

## Конец

end-renaissance = Наступил Ренессанс.
end-globalization = Мир стал единым.
end-imperial = Европой правит империя.
end-holy = Главенствует одна вера.
end-byzantine = Византия возродилась.
end-patron = Рынок исчерпан: побеждает главный меценат.
end-last-standing = Все остальные банки разорены.
verdict-won = Вы победили соперника.
verdict-lost = Победил соперник.
score-victory = победа
score-patron = меценатство
score-florins = флорины

## Текстовая доска

board-comets = Комет впереди: { $count }
board-discarded = В сбросе: { $count }
board-pool = Размещаются:
board-hre = СРИ
board-papal = Папская обл.
board-ottoman = Османы
board-mamluk = Мамлюки
board-throne = престол
board-vassal = вассал
board-borders = Границы
board-route = { $region }, { $city }:
board-face-down = (карта ярмарки, лицом вниз)
board-top = Следующая:
board-victories = Победы
board-republics = республики
board-law = закон
board-concessions = концессии
board-discovery = открытия
board-kings = монархии
board-hand = Ваша рука:
board-cards = Рука
board-maids = Незамужние:
board-legend =
    1 2 3 4: игроки по местам; R: соперник в одиночной игре; 3¢: флорины
    † золотые (католики), ☾ зелёные (мусульмане), ≡ красные (протестанты); после имени империи: теократия
    ♜ ладья, ♞ конь, ♝ слон, ⚑ пират, 2♟ концессия игрока 2; ×: угнетённая; ·: пусто
    ♔ монархия, ⌂ республика: на престоле или у игрока
    ●○: действия, которые остались и сделаны; перед победой: активна или нет
    1 2 3 4 5 перед картой рынка: её цена; !: вы заплатили на неё в этом ходу
    1:2 2:0 (+2): сколько у каждого и какой нужен перевес; ✓: кто выполнил все условия
    † 2/3: слоны и приверженцы религии, затем её престиж у каждого
    ♥: королева при монархе

## Сценарии, которые не прочитать

error-scenario-pax-repressed = пиратов и епископов угнетать нельзя.
error-scenario-pax-spare = слишком много карт занято в других местах: колоды не заполнить.

## Позиции, которые не сходятся (сценарии)

error-unsound-supply = запас в долгу: { $piece }
error-unsound-pieces = не сходятся фигуры { $piece }
error-unsound-side = { $card } лежит не на той стороне
error-unsound-husband = { $card } лежит в ряду без мужа
error-unsound-bank = { $card } лежит не у того банка
error-unsound-comet = не хватает кометы
error-unsound-many = карт слишком много
error-unsound-apart = вассал и сюзерен порознь
error-unsound-vassal-vassal = у вассала есть вассал
error-unsound-vassal-republic = вассал — республика
error-unsound-suzerain-republic = сюзерен — республика
error-unsound-square = карта правителя потеряна
error-unsound-married = у республики есть королева
error-unsound-bishop = епископ стоит ни на чём
error-unsound-city = такой фигуры в городе быть не может
error-unsound-pirate = пират на суше
error-unsound-florins = банк должен флорины
error-unsound-market = рынок должен флорины
error-unsound-settled = за этим что-то должно было последовать сразу
error-unsound-repressed = угнетённых фигур меньше нуля

## Что происходит

trail-fair = Ярмарка
trail-battle = Сражение { $empire_in }
trail-regime = Смена режима: { $empire }
trail-operations = Операции

# как играет уровень ботов: что он делает чаще других (data/styles.json)
style-hold-fair = любит ярмарки
style-buy = любит покупать на рынке
style-sell = распродаёт карты
style-play = выкладывает много карт
style-operate = часто проводит операции
style-operate-both = проводит операции сразу на двух сторонах
style-strike = воинственный
style-fire = сразу пускает в ход удары
style-crown = любит королевские свадьбы
style-end-turn = рано заканчивает ход
style-activate = спешит к победе
