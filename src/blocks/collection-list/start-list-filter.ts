import { onRendered } from '../../lib/page-life'
import { matchesSearch, searchable } from '../../lib/text'

const itemsOf = (list: Element): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>('[data-list-item]')].filter((item) => !item.closest('[data-list-highlights]'))

/**
 * Shows the items that match the controls, and their number. Hides groups without matching items, with their headings,
 * and the highlights while items are hidden.
 */
function apply(list: Element): void {
  const search = list.querySelector<HTMLInputElement>('[data-list-search]')?.value ?? ''
  const label = list.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value ?? ''
  const items = itemsOf(list)
  let shown = 0
  for (const item of items) {
    const isShown =
      (label === '' || item.dataset.label === label) && matchesSearch(searchable(item.textContent), search)
    item.hidden = !isShown
    if (isShown) shown += 1
  }
  for (const group of list.querySelectorAll<HTMLElement>('[data-list-group]')) {
    group.hidden = group.querySelector('[data-list-item]:not([hidden])') === null
  }
  list.querySelector('[data-list-highlights]')?.toggleAttribute('hidden', shown < items.length)
  const isWhole = search.trim() === '' && label === ''
  list.querySelector('[data-list-all]')?.toggleAttribute('hidden', isWhole)
  const status = list.querySelector('[data-list-status]')
  if (!status) return
  status.textContent = isWhole
    ? ''
    : shown === 0
      ? 'No matches. Try another word, or show all.'
      : `${shown} of ${items.length}`
}

/** Clears the search and the filter. */
function reset(list: Element): void {
  const search = list.querySelector<HTMLInputElement>('[data-list-search]')
  const all = list.querySelector<HTMLInputElement>('input[type=radio]')
  if (search) search.value = ''
  if (all) all.checked = true
  apply(list)
}

/**
 * Runs the search and filter of lists with controls, `[data-list-controls]`. The visitor may have used the controls
 * before this code has loaded.
 */
export function startListFilter(root: Document): void {
  const onChange = ({ target }: Event): void => {
    const list = target instanceof Element ? target.closest('[data-list]') : null
    if (list) apply(list)
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
      if (list) apply(list)
    }
  }
  root.addEventListener('input', onChange)
  root.addEventListener('click', onClick)
  onRendered(root, show)
  show()
}
