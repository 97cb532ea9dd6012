/** Screen readers announce an answer when the visitor has made no change for this time, in ms. */
const announceDelay = 700

const waiting = new WeakMap<Element, ReturnType<typeof setTimeout>>()

/** Writes a text into a live region when the visitor pauses. A later text replaces one that waits. */
export function announceLater(region: Element | null, text: string): void {
  if (!region) return
  clearTimeout(waiting.get(region))
  const say = (): void => {
    region.textContent = text
  }
  waiting.set(region, setTimeout(say, announceDelay))
}

/** Drops the texts that wait for live regions of an element. */
export function cancelAnnouncements(element: Element): void {
  for (const region of element.querySelectorAll('[role="status"]')) clearTimeout(waiting.get(region))
}
