import type { Plan, PlanItem } from './plan'

/** What a question says, on screen and on paper. */
export interface QuestionWords {
  readonly text: string
  readonly listenFor?: string
  readonly followUp?: string
}

const part = (item: Element, name: string): HTMLElement | null => item.querySelector(`[data-${name}]`)

/** Writes words where they belong; what stands around them is hidden when there are none. */
function say(item: Element, name: string, words: string | undefined, around = name): void {
  const place = part(item, name)
  if (place) place.textContent = words ?? ''
  const frame = part(item, around)
  if (frame) frame.hidden = words === undefined
}

function makeItem(blank: Element, { key }: PlanItem, { text, listenFor, followUp }: QuestionWords): HTMLElement {
  const item = blank.cloneNode(true) as HTMLElement
  item.dataset.key = key
  say(item, 'text', text)
  say(item, 'listen', listenFor, 'advice')
  say(item, 'follow', followUp, 'follow-line')
  return item
}

/** What buttons are called, and which of them have nothing to do. */
function numberItem(item: HTMLElement, index: number, count: number): void {
  const names = {
    handle: `Move question ${index + 1} of ${count}`,
    up: `Move question ${index + 1} up`,
    down: `Move question ${index + 1} down`,
    remove: `Remove question ${index + 1}`,
    minutes: `Minutes for question ${index + 1}`,
  }
  for (const [name, label] of Object.entries(names)) part(item, name)?.setAttribute('aria-label', label)
  part(item, 'up')?.setAttribute('aria-disabled', String(index === 0))
  part(item, 'down')?.setAttribute('aria-disabled', String(index === count - 1))
}

/**
 * Makes a list show an interview. Elements of questions that were there stay and are moved, so that
 * what has the focus or is open remains so.
 *
 * @param blank an item to make others of
 * @param wordsOf what a question says
 */
export function drawItems(
  list: HTMLElement,
  blank: Element,
  { items }: Plan,
  wordsOf: (item: PlanItem) => QuestionWords,
): void {
  const focused = list.ownerDocument.activeElement
  const there = new Map([...list.children].map((child) => [(child as HTMLElement).dataset.key, child as HTMLElement]))
  items.forEach((item, index) => {
    const element = there.get(item.key) ?? makeItem(blank, item, wordsOf(item))
    there.delete(item.key)
    const minutes = part(element, 'minutes') as HTMLInputElement | null
    if (minutes && minutes !== focused) minutes.value = String(item.minutes)
    numberItem(element, index, items.length)
    if (list.children[index] !== element) list.insertBefore(element, list.children[index] ?? null)
  })
  for (const gone of there.values()) gone.remove()
  // Moving an element takes the focus away from what is in it.
  if (focused instanceof HTMLElement && list.contains(focused)) focused.focus({ preventScroll: true })
}
