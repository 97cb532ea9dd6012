import { matchesSearch, searchable } from '../../lib/text'
import type { ToolOptions } from '../../tools/load-tool'

const itemsOf = (list: Element): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>('li[data-label], li:has(a)')].filter(
    (item) => !item.closest('[data-list-highlights]'),
  )

/** Shows the items of a list that its controls ask for, and says how many there are. */
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
  const status = list.querySelector('[data-list-status]')
  if (!status) return
  const isWhole = search.trim() === '' && label === ''
  status.textContent = isWhole
    ? ''
    : shown === 0
      ? 'No matches. Try another word, or show all.'
      : `${shown} of ${items.length}`
}

/**
 * Runs the search and filter of lists with controls, `[data-list-controls]`. The visitor may have used
 * the controls before this code arrives.
 */
export function startListFilter(root: Document, { signal }: ToolOptions): void {
  const onChange = ({ target }: Event): void => {
    const list = target instanceof Element ? target.closest('[data-list]') : null
    if (list) apply(list)
  }
  const show = (): void => {
    for (const controls of root.querySelectorAll<HTMLElement>('[data-list-controls]')) {
      controls.hidden = false
      const list = controls.closest('[data-list]')
      if (list) apply(list)
    }
  }
  root.addEventListener('input', onChange, { signal })
  root.addEventListener('hs:page', show, { signal })
  show()
}
