import { onRendered } from '../../lib/page-life'
import { writeQuery } from '../../lib/replace-address'
import { longestSearch } from '../../lib/site'
import { matchesSearch, searchable } from '../../lib/text'

const itemsOf = (list: Element): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>('[data-list-item]')].filter((item) => !item.closest('[data-list-highlights]'))

/** The search, and the choices of a label, of which the first shows all. */
const controlsOf = (list: Element): HTMLInputElement[] => [
  ...list.querySelectorAll<HTMLInputElement>('[data-list-controls] input'),
]

const isRadio = ({ type }: HTMLInputElement): boolean => type === 'radio'

/** The search and the chosen label. */
const usedControls = (list: Element) => controlsOf(list).filter((control) => !isRadio(control) || control.checked)

/**
 * Shows the items that match the controls, and their number. Hides groups without matching items, with their headings,
 * and the highlights while items are hidden.
 */
function apply(list: Element): void {
  const [words = '', label = ''] = usedControls(list).map(({ value }) => value)
  const items = itemsOf(list)
  let shown = 0
  for (const item of items) {
    const isShown = (label === '' || item.dataset.label === label) && matchesSearch(searchable(item.textContent), words)
    item.hidden = !isShown
    if (isShown) shown += 1
  }
  for (const group of list.querySelectorAll<HTMLElement>('[data-list-group]')) {
    group.hidden = group.querySelector('[data-list-item]:not([hidden])') === null
  }
  list.querySelector('[data-list-highlights]')?.toggleAttribute('hidden', shown < items.length)
  const isWhole = words.trim() === '' && label === ''
  list.querySelector('[data-list-all]')?.toggleAttribute('hidden', isWhole)
  const status = list.querySelector('[data-list-status]')
  if (!status) return
  status.textContent = isWhole
    ? ''
    : shown === 0
      ? 'No matches. Try another word, or show all.'
      : `${shown} of ${items.length}`
}

/** Applies the controls, and keeps them in the address for those who come back, reload or share it. */
function change(list: Element): void {
  apply(list)
  const query = new URLSearchParams(window.location.search)
  const values = usedControls(list)
    .map(({ name, value }) => [name, value.trim()] as const)
    .filter(([name, value]) => value !== (query.get(name) ?? ''))
  if (values.length > 0) writeQuery(window, Object.fromEntries(values))
}

/** Fills in controls that the visitor has not used. */
function readAddress(list: Element): void {
  if (usedControls(list).some(({ value }) => value)) return
  const query = new URLSearchParams(window.location.search)
  for (const control of controlsOf(list)) {
    const value = query.get(control.name)?.slice(0, longestSearch) ?? ''
    if (!isRadio(control)) control.value = value
    else if (control.value === value) control.checked = true
  }
}

/** Clears the search and the filter. */
function reset(list: Element): void {
  for (const control of controlsOf(list)) {
    if (isRadio(control)) control.checked = control.value === ''
    else control.value = ''
  }
  change(list)
}

/**
 * Runs the search and filter of lists with controls, `[data-list-controls]`, and keeps them in the address. The visitor
 * may have used the controls before this code has loaded.
 */
export function startListFilter(root: Document): void {
  const onChange = ({ target }: Event): void => {
    const list = target instanceof Element ? target.closest('[data-list]') : null
    if (list) change(list)
  }
  /** The link itself leads to the beginning of the list. */
  const onClick = ({ target }: Event): void => {
    const list = target instanceof Element && target.closest('[data-list-all] a')?.closest('[data-list]')
    if (list) reset(list)
  }
  const show = (): void => {
    for (const controls of root.querySelectorAll<HTMLElement>('[data-list-controls]')) {
      controls.hidden = false
      const list = controls.closest('[data-list]')
      if (!list) continue
      readAddress(list)
      change(list)
    }
  }
  root.addEventListener('input', onChange)
  root.addEventListener('click', onClick)
  onRendered(root, show)
  show()
}
