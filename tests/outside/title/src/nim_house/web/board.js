/** Draws the heap: a button of as many stones as are left. */
export default function draw(place, { view, say }) {
  const heap = document.createElement("p");
  heap.className = "nim-heap";
  heap.dataset.ref = "verb:take";
  heap.setAttribute("aria-label", say("board-heap"));
  heap.textContent = "\u25cf".repeat(view.table.heap);
  place.replaceChildren(heap);
}
