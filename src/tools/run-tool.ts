import { writeQuery } from '../lib/replace-address'
import { englishToolWords } from '../ui/Translation/tool-words'
import { part, write } from './parts'
import { listenIn, runEach } from './run-each'

type Query = Readonly<Record<string, string | number>>

interface ToolParts<State> {
  /** Elements on translated pages bring their messages as `data-stale`, `data-copied` and `data-refused`. */
  readonly selector: string
  /**
   * Reads a form or a query.
   *
   * @param get returns the text of a name, `null` when it is missing
   * @returns a valid state, and the names of invalid values
   */
  readonly read: (
    get: (name: string) => string | null,
    block: HTMLElement,
  ) => { readonly state: State; readonly wrong: readonly string[] }
  /** A state as parameters of the query; their names are also those of the controls. */
  readonly toQuery: (state: State) => Query
  readonly answer: (block: HTMLElement, state: State) => void
}

/**
 * Updates the answer while a visitor fills in a tool. The state is kept in the query of the address and read from it
 * when the tool starts, so that visitors can share an answer.
 */
export function runTool<State>(root: Document, parts: ToolParts<State>): void {
  runEach(root, parts.selector, (block, signal) => runBlock(block, signal, parts))
}

function runBlock<State>(block: HTMLElement, signal: AbortSignal, parts: ToolParts<State>): void {
  const { read, toQuery, answer } = parts
  const readForm = () => read((name) => readControl(block, name), block)

  /** Keeps the last answer while a value is invalid. */
  const update = (): void => {
    const { state, wrong } = readForm()
    showProblems(block, wrong)
    write(part(block, 'tool-copied'), '')
    write(part(block, 'tool-stale'), wrong.length > 0 ? (block.dataset.stale ?? englishToolWords.stale) : '')
    if (wrong.length === 0) answer(block, state)
    else cancelAnnouncements(block)
  }

  const copy = async (): Promise<void> => {
    const { state, wrong } = readForm()
    if (wrong.length > 0) {
      block.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    const query = toQuery(state)
    writeQuery(window, query)
    const { copied = englishToolWords.copied, refused = englishToolWords.refused } = block.dataset
    try {
      // Insecure pages have no clipboard.
      await navigator.clipboard.writeText(sharedAddress(query, block.id))
      write(part(block, 'tool-copied'), copied)
    } catch {
      write(part(block, 'tool-copied'), refused)
    }
  }

  const on = listenIn(block, signal)
  on('input', (_event, target) => {
    linkSlider(block, target)
    update()
  })
  on('change', () => {
    const { state, wrong } = readForm()
    if (wrong.length === 0) writeQuery(window, toQuery(state))
  })
  on('click', (_event, target) => {
    if (target.closest('[data-tool-copy]')) void copy()
    if (target.closest('[data-tool-print]')) window.print()
  })

  // Values entered before this code loaded, or kept by the browser, take precedence over the address.
  const parameters = new URLSearchParams(window.location.search)
  linkSlider(block)
  fillInitial(block, toQuery(read((name) => parameters.get(name), block).state))
  linkSlider(block)
  if (!controlsOf(block).every(isInitial)) update()
}

/** `data-name` has the name of a control. Its own `name` must be unique in the page. */
type Control = HTMLInputElement | HTMLSelectElement

const isRadio = (control: Control): control is HTMLInputElement & { readonly type: 'radio' } => control.type === 'radio'

const controlsOf = (block: Element): readonly Control[] => [...block.querySelectorAll<Control>('[data-name]')]

/** The value of the control with this name, `null` when there is no such control. */
const readControl = (block: Element, name: string): string | null =>
  controlsOf(block).find((control) => control.dataset.name === name && (!isRadio(control) || control.checked))?.value ??
  null

const isInitial = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement) return control.options[control.selectedIndex]?.defaultSelected ?? true
  return isRadio(control) ? control.checked === control.defaultChecked : control.value === control.defaultValue
}

/** Gives values to controls that have their initial ones. Browsers keep some choices when they reload a page. */
function fillInitial(block: Element, values: Query): void {
  const controls = controlsOf(block)
  const used = new Set(controls.filter((control) => !isInitial(control)).map(({ dataset }) => dataset.name))
  for (const control of controls) {
    const { name = '' } = control.dataset
    const value = values[name]
    if (value === undefined || used.has(name)) continue
    if (isRadio(control)) control.checked = control.value === value
    else control.value = String(value)
  }
}

/** The slider's initial value. Browsers round it to a step. */
function initialOf(slider: HTMLInputElement): string {
  const fresh = slider.cloneNode() as HTMLInputElement
  fresh.value = slider.defaultValue
  return fresh.value
}

/**
 * Synchronizes the slider of a block, if it has one, with its number.
 *
 * @param used the control that the visitor has just used; when unknown, the one that has changed
 */
function linkSlider(block: Element, used?: Element): void {
  const slider = block.querySelector<HTMLInputElement>('[data-slider]')
  const number = controlsOf(block).find(({ dataset }) => dataset.name === slider?.dataset.slider)
  if (!slider || !(number instanceof HTMLInputElement)) return
  const isMoved = used ? used === slider : isInitial(number) && slider.value !== initialOf(slider)
  if (isMoved) number.value = slider.value
  else if (number.value !== '') slider.value = number.value
}

/** Marks the controls with invalid values, and shows the valid values below each. */
function showProblems(block: Element, wrong: readonly string[]): void {
  for (const problem of block.querySelectorAll<HTMLElement>('[data-problem-of]')) {
    const name = problem.dataset.problemOf ?? ''
    const isWrong = wrong.includes(name)
    problem.textContent = isWrong ? (problem.dataset.problem ?? '') : ''
    block.querySelector(`[data-name="${name}"]`)?.setAttribute('aria-invalid', String(isWrong))
  }
}

/** The address to share: the page with the tool's state and no other parameters. It leads to the tool if that has an id. */
function sharedAddress(query: Query, id: string): string {
  const url = new URL(window.location.href)
  if (id !== '') url.hash = id
  url.search = ''
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  return url.href
}

/** Screen readers announce an answer when the visitor has made no change for this time, in ms. */
const announceDelay = 700

const waiting = new WeakMap<Element, ReturnType<typeof setTimeout>>()

/** Writes text into a live region when the visitor pauses. Later text replaces text that waits. */
export function announceLater(region: Element | null, text: string): void {
  if (!region) return
  clearTimeout(waiting.get(region))
  const say = (): void => {
    region.textContent = text
  }
  waiting.set(region, setTimeout(say, announceDelay))
}

/** Drops the texts that wait for live regions of an element. */
function cancelAnnouncements(element: Element): void {
  for (const region of element.querySelectorAll('[role="status"]')) clearTimeout(waiting.get(region))
}
