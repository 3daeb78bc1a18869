title = Ним
title-about = Куча камней: выигрывает взявший последний.
variant-heap = Куча
variant-heap-about = Сколько камней лежит вначале.
variant-heap-small = от семи до десяти
variant-heap-large = от тринадцати до шестнадцати
prompt-take-stones = Сколько камней вы берёте?
option-take =
    { $stones ->
        [one] Взять { $stones } камень
        [few] Взять { $stones } камня
       *[many] Взять { $stones } камней
    }
event-taken =
    { $stones ->
        [one] { $seat } берёт { $stones } камень.
        [few] { $seat } берёт { $stones } камня.
       *[many] { $seat } берёт { $stones } камней.
    }
end-heap-gone = Куча исчерпана.
error-unsound-stones = камней не хватает
score-last-stone = последний камень
board-heap = Камни
board-taken = Взято
