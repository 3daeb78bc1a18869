title = Nim
title-about = A heap of stones: who takes the last one wins.
variant-heap = Heap
variant-heap-about = How many stones lie there at the beginning.
variant-heap-small = seven to ten
variant-heap-large = thirteen to sixteen
prompt-take-stones = How many stones do you take?
option-take =
    { $stones ->
        [one] Take { $stones } stone
       *[other] Take { $stones } stones
    }
event-taken =
    { $stones ->
        [one] { $seat } takes { $stones } stone.
       *[other] { $seat } takes { $stones } stones.
    }
end-heap-gone = The heap is gone.
error-unsound-stones = stones are missing
score-last-stone = last stone
board-heap = Stones
board-taken = Taken
