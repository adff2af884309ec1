// Whether there is more below the edge of a box that scrolls.

/** Mark a box with the class `below` while some of it lies below its edge. */
export function marksBelow(box: HTMLElement): () => void {
  const mark = () => box.classList.toggle("below", box.scrollHeight - box.scrollTop - box.clientHeight > 4);
  const sizes = new ResizeObserver(mark);
  for (const each of [box, ...box.children]) sizes.observe(each);
  box.addEventListener("scroll", mark, { passive: true });
  return () => {
    sizes.disconnect();
    box.removeEventListener("scroll", mark);
  };
}
