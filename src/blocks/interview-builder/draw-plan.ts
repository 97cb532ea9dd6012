import { plural } from '../../tools/numbers'
import { part, write } from '../../tools/parts'
import { hasItem, sumOf, type Plan, type PlanItem } from './plan'

/** The element of a question of the CMS, if it is on the page. */
export const questionOf = (builder: Element, id: string): Element | null =>
  builder.querySelector(`[data-question="${CSS.escape(id)}"]`)

/** The text of a part of a question. */
const textOf = (question: Element | null, name: string): string => (question && part(question, name)?.textContent) ?? ''

/** @param question of the CMS; the visitor's own has no advice */
function makeItem(blank: Element, key: string, question: Element | null): HTMLElement {
  const item = blank.cloneNode(true) as HTMLElement
  item.dataset.key = key
  const advice = { listen: 'advice', follow: 'follow-line' }
  for (const [name, around] of Object.entries(advice)) {
    const text = textOf(question, name)
    write(part(item, name), text)
    part(item, around)?.toggleAttribute('hidden', text === '')
  }
  return item
}

/** Names the buttons of an item, and disables those that would move it out of the list. */
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

/** Shows the questions of an interview in the list. Reuses their elements, which keep focus and state. */
function drawItems(builder: Element, items: readonly PlanItem[]): void {
  const list = part(builder, 'items')
  const blank = part(builder, 'blank')?.firstElementChild
  if (!list || !blank) return
  const focused = list.ownerDocument.activeElement
  const there = new Map([...list.children].map((child) => [(child as HTMLElement).dataset.key, child as HTMLElement]))
  items.forEach((item, index) => {
    const question = item.text === undefined ? questionOf(builder, item.key) : null
    const element = there.get(item.key) ?? makeItem(blank, item.key, question)
    there.delete(item.key)
    // Own questions of two interviews may have the same key.
    write(part(element, 'text'), item.text ?? textOf(question, 'text'))
    const minutes = part(element, 'minutes') as HTMLInputElement | null
    if (minutes && minutes !== focused) minutes.value = String(item.minutes)
    numberItem(element, index, items.length)
    if (list.children[index] !== element) list.insertBefore(element, list.children[index] ?? null)
  })
  for (const gone of there.values()) gone.remove()
  // Moving an element removes the focus from its children.
  if (focused instanceof HTMLElement && list.contains(focused)) focused.focus({ preventScroll: true })
}

/** Shows an interview in a builder: its questions, its title and totals, and the controls that apply to it. */
export function drawPlan(builder: HTMLElement, plan: Plan, canUndo: boolean): void {
  const isFilled = plan.items.length > 0
  builder.toggleAttribute('data-has-plan', isFilled)
  drawItems(builder, plan.items)
  write(part(builder, 'sum'), isFilled ? sumOf(plan) : '')
  write(part(builder, 'count'), isFilled ? plural(plan.items.length, 'question') : '')
  const title = builder.querySelector<HTMLInputElement>('input[data-title]')
  if (title && title !== title.ownerDocument.activeElement) title.value = plan.title
  for (const question of builder.querySelectorAll<HTMLElement>('[data-question]')) {
    const isChosen = hasItem(plan, question.dataset.question ?? '')
    question.toggleAttribute('data-is-chosen', isChosen)
    write(part(question, 'add'), isChosen ? 'Remove' : 'Add')
  }
  for (const button of builder.querySelectorAll<HTMLButtonElement>('[data-print],[data-copy],[data-clear]')) {
    button.disabled = !isFilled
  }
  part(builder, 'undo')?.toggleAttribute('hidden', !canUndo)
  part(builder, 'link')?.toggleAttribute('hidden', true)
}
