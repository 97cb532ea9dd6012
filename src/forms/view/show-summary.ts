import type { Problems } from '../state/form-state'
import { fieldsOf, part } from './part'

/** With so many fields in view at least, a form is long: what is wrong is summed up above it. */
const longForm = 4

/** What to call a field by: its label. */
const labelOf = (field: Element): string => field.querySelector('label,[id$=-label]')?.textContent.trim() ?? ''

/** An item of the summary for a field: a link to it. */
function itemFor(name: string, field: Element): HTMLElement {
  const item = field.ownerDocument.createElement('li')
  const link = item.appendChild(field.ownerDocument.createElement('a'))
  link.href = `#${field.querySelector('input,select,textarea')?.id ?? ''}`
  link.dataset.formAction = 'focus'
  link.dataset.formTarget = name
  return item
}

/**
 * Sums up above a long form what is wrong with several fields, each a link to its field. Links are
 * hidden and never taken away, so that the focus is not lost with one.
 *
 * @param problems none takes the summary away
 */
export function showSummary(form: Element, problems: Problems): void {
  const summary = part(form, 'summary')
  const list = summary?.querySelector('ul')
  const heading = summary?.querySelector('p')
  if (!summary || !list || !heading) return
  const fields = fieldsOf(form)
  const count = fields.filter(([name]) => problems[name]).length
  summary.hidden = fields.length < longForm || count < 2
  if (summary.hidden) return
  heading.textContent = `Please look at ${count} fields`
  if (!list.hasChildNodes()) list.append(...fields.map(([name, field]) => itemFor(name, field)))
  for (const [index, [name, field]] of fields.entries()) {
    const item = list.children[index]
    item?.toggleAttribute('hidden', !problems[name])
    const link = item?.firstElementChild
    if (link) link.textContent = `${labelOf(field)} – ${problems[name] ?? ''}`
  }
}
