import { plural } from '../../tools/numbers'
import { hasItem, sumOf, type Plan, type PlanItem } from './plan'

export interface QuestionWords {
  readonly text: string
  readonly listenFor?: string
  readonly followUp?: string
}

const part = (item: Element, name: string): HTMLElement | null => item.querySelector(`[data-${name}]`)

/** Writes text into a part of an item, and hides the surrounding element if the text is empty. */
function say(item: Element, name: string, words: string | undefined, around = name): void {
  const place = part(item, name)
  if (place) place.textContent = words ?? ''
  const frame = part(item, around)
  if (frame) frame.hidden = words === undefined
}

function makeItem(blank: Element, { key }: PlanItem, { listenFor, followUp }: QuestionWords): HTMLElement {
  const item = blank.cloneNode(true) as HTMLElement
  item.dataset.key = key
  say(item, 'listen', listenFor, 'advice')
  say(item, 'follow', followUp, 'follow-line')
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

interface PlanList {
  readonly list: HTMLElement
  readonly blank: Element
  readonly wordsOf: (item: PlanItem) => QuestionWords
}

/** Shows the questions of an interview in a list. Reuses their elements, which keep focus and state. */
function drawItems({ items }: Plan, { list, blank, wordsOf }: PlanList): void {
  const focused = list.ownerDocument.activeElement
  const there = new Map([...list.children].map((child) => [(child as HTMLElement).dataset.key, child as HTMLElement]))
  items.forEach((item, index) => {
    const words = wordsOf(item)
    const element = there.get(item.key) ?? makeItem(blank, item, words)
    there.delete(item.key)
    // Own questions of two interviews may have the same key.
    say(element, 'text', words.text)
    const minutes = part(element, 'minutes') as HTMLInputElement | null
    if (minutes && minutes !== focused) minutes.value = String(item.minutes)
    numberItem(element, index, items.length)
    if (list.children[index] !== element) list.insertBefore(element, list.children[index] ?? null)
  })
  for (const gone of there.values()) gone.remove()
  // Moving an element removes the focus from its children.
  if (focused instanceof HTMLElement && list.contains(focused)) focused.focus({ preventScroll: true })
}

interface PlanView extends PlanList {
  readonly canUndo: boolean
}

/** Shows an interview in a builder: its questions, its title and totals, and the controls that apply to it. */
export function drawPlan(builder: HTMLElement, plan: Plan, { canUndo, ...view }: PlanView): void {
  const isFilled = plan.items.length > 0
  const write = (name: string, text: string): void => {
    const place = part(builder, name)
    if (place) place.textContent = text
  }
  builder.toggleAttribute('data-has-plan', isFilled)
  drawItems(plan, view)
  write('sum', isFilled ? sumOf(plan) : '')
  write('count', isFilled ? plural(plan.items.length, 'question') : '')
  const title = builder.querySelector<HTMLInputElement>('input[data-title]')
  if (title && title !== title.ownerDocument.activeElement) title.value = plan.title
  for (const question of builder.querySelectorAll<HTMLElement>('[data-question]')) {
    const isChosen = hasItem(plan, question.dataset.question ?? '')
    question.toggleAttribute('data-is-chosen', isChosen)
    const button = part(question, 'add')
    if (button) button.textContent = isChosen ? 'Remove' : 'Add'
  }
  for (const button of builder.querySelectorAll<HTMLButtonElement>('[data-print],[data-copy],[data-clear]')) {
    button.disabled = !isFilled
  }
  const undo = part(builder, 'undo')
  if (undo) undo.hidden = !canUndo
  const link = part(builder, 'link')
  if (link) link.hidden = true
}

const textOf = (question: Element, name: string): string | undefined =>
  question.querySelector(`[data-${name}]`)?.textContent ?? undefined

/** Reads the questions of the page, by their ids. */
export function readBank(builder: Element): ReadonlyMap<string, QuestionWords> {
  return new Map(
    [...builder.querySelectorAll<HTMLElement>('[data-question]')].map((question) => [
      question.dataset.question ?? '',
      {
        text: textOf(question, 'text') ?? '',
        listenFor: textOf(question, 'listen'),
        followUp: textOf(question, 'follow'),
      },
    ]),
  )
}
