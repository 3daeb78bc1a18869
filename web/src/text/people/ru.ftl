# Все мои партии, страницы игроков, таблицы рейтинга

ui-nav-games = Партии
ui-nav-ladder = Рейтинг
ui-all-games = Все мои партии
ui-games-title = Игра
ui-games-any = любая
ui-games-state = Чем закончилась
ui-games-won = моя победа
ui-games-lost = моё поражение
ui-games-none = без результата
ui-games-kind = Откуда
ui-games-kind-table = сыграна за столом
ui-games-kind-fork = доиграна с момента просмотра
ui-games-kind-import = из файла
ui-games-name = Имя игрока
ui-games-nothing = Такой партии нет.
ui-games-older = Более ранние партии
ui-place-won = победа
ui-place-lost = { $place }-е место
ui-no-result = без результата
ui-profile-mine = Моя страница
ui-profile-since = здесь с { $date }
ui-profile-guest = гость
ui-profile-statistics = По играм
ui-profile-no-statistics = Пока ни одной партии с результатом.
ui-profile-history = Партии
ui-profile-history-public = Партии за открытыми столами
ui-profile-no-history = Пока нет.
ui-profile-rating = Рейтинг со временем
ui-stat-title = Игра
ui-stat-games = Партий
ui-stat-won = Побед
ui-stat-share = Доля
ui-stat-resigned = Сдано
ui-stat-rating = Рейтинг
ui-stat-best = Лучший
ui-ladder-about = Все начинают с 1500. Победитель забирает очки у проигравших: у сильных много, у слабых мало. Партии с подсказкой, доигранные с момента просмотра и законченные по согласию не считаются.
ui-ladder-place = Место
ui-ladder-player = Игрок
ui-ladder-games = Партий
ui-ladder-rating = Рейтинг
ui-ladder-new = новый
ui-ladder-new-about = Меньше десяти партий: рейтинг ещё не устоялся.
ui-ladder-nobody = В эту игру ещё не сыграно ни одной рейтинговой партии.
ui-ladder-mine = К моему месту ({ $place })
ui-ladder-better = Выше
ui-ladder-next = Ниже

# Подсказки и что они значат для рейтинга

ui-hint-wins = из 100 партий
ui-hint-why-clear = Явно лучший ход: { $wins } выигранных партий из 100, на { $lead } больше, чем после следующего.
ui-hint-why-some = Немного лучше других: { $wins } выигранных партий из 100, на { $lead } больше, чем после следующего.
ui-hint-why-even = Почти не лучше следующего ({ $wins } против { $next }): выбирайте то, что подходит к вашему плану.
ui-hint-why-tried = У другого вышло чуть больше ({ $next } против { $wins }), но попыток было мало; этот ход изучен дольше всех, и ему бот доверяет больше.
ui-hint-why-only = Больше ничего пробовать не стоит.
ui-hint-unrates = Это рейтинговая партия
ui-hint-unrates-about = После подсказки она не пойдёт в рейтинг, чем бы ни кончилась.
ui-hint-unrates-yes = Показать подсказку
ui-hint-unrates-no = Играть без неё

# Конец партии

ui-ended-resigned-by = { $count ->
    [one] Досрочно: { $names } сдаётся.
   *[other] Досрочно: { $names } сдаются.
}
ui-rating-change = { $before } → { $after } ({ $change })
ui-rating-changes = Рейтинги
ui-not-rated = Эта партия не рейтинговая.

# Уведомления браузера

ui-push = Сообщать мне здесь о моём ходе, даже если страница закрыта
ui-push-about = Через службу уведомлений вашего браузера; прочесть сообщение может только этот браузер. В тихие часы не приходит. На iPhone и iPad сначала добавьте Ludarium на экран «Домой».
ui-push-cannot = Этот браузер не показывает сообщений закрытых страниц, или страница открыта не по https.
ui-push-forbidden = Браузер не разрешает сообщения с этой страницы. Это можно изменить в его настройках.
ui-push-failed = Служба уведомлений браузера недоступна.

# Турниры

ui-nav-tournaments = Турниры
ui-tournaments-none = Турниров пока нет. Устройте первый!
ui-tournaments-older = Более ранние
ui-tournament-new = Новый турнир
ui-tournament-name = Название
ui-tournament-kind = Как играют
ui-tournament-robin = круговой
ui-tournament-swiss = швейцарский
ui-tournament-knockout = на выбывание
ui-tournament-robin-about = Каждый встречается с каждым один раз. За победу очко, за ничью пол-очка.
ui-tournament-swiss-about = В каждом туре встречаются равные, дважды с одним и тем же никто не играет. За победу очко, за ничью пол-очка.
ui-tournament-knockout-about = Проигравший выбывает. При ничьей дальше проходит тот, кто записался раньше.
ui-tournament-robin-about-many = В каждом туре играют все, по возможности с новыми соперниками. Партия стоит одно очко: первому — целое, остальным — такая его часть, какую часть соперников они обошли.
ui-tournament-swiss-about-many = В каждом туре за столом собираются равные, по возможности новые друг для друга. Партия стоит одно очко: первому — целое, остальным — такая его часть, какую часть соперников они обошли.
ui-tournament-knockout-about-many = Дальше проходит победитель стола, остальные выбывают. При ничьей проходит тот, кто записался раньше.
ui-tournament-seats = За столом
ui-tournament-at-table = { $count ->
    [2] столы на двоих
    [3] столы на троих
    [4] столы на четверых
    [5] столы на пятерых
   *[other] столы на шестерых
  }
ui-tournament-bots = Боты
ui-tournament-listed = Турнир виден всем, и записаться может каждый (иначе — только по ссылке)
ui-tournament-create = Устроить
ui-tournament-state-open = идёт запись
ui-tournament-state-over = окончен
ui-tournament-round = тур { $round } из { $rounds }
ui-tournament-size = { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[other] { $count } участников
}
ui-tournament-enter = Записаться
ui-tournament-begin = Начать
ui-tournament-leave = Передумать
ui-tournament-withdraw = Выбыть
ui-tournament-close = Закрыть турнир
ui-tournament-standing = Таблица
ui-tournament-col-place = Место
ui-tournament-col-player = Участник
ui-tournament-col-points = Очки
ui-tournament-col-games = Партий
ui-tournament-out = больше не играет
ui-tournament-games-of = Тур { $round }
ui-tournament-bye = отдыхает
ui-tournament-play = Играть
ui-in-tournament = К турниру

# Друзья

ui-friends = Друзья
ui-friend-name = Имя (с паролем, не гостя)
ui-friend-ask = Предложить дружбу
ui-friend-asks = { $name } предлагает дружбу.
ui-friend-asked = { $name }: ответа пока нет
ui-friend-accept = Принять
ui-friend-decline = Отказаться
ui-friend-end = Расстаться
ui-friend-take-back = Взять назад
ui-friend-invite = Пригласить друга
ui-friend-invited = { $name }: приглашение ждёт на странице столов.
ui-invitations = Приглашения
