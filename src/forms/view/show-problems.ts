import type { Problems } from '../state/form-state'
import { fieldsOf, part } from './part'

/** Writes what is wrong beside each field, where the field's `aria-describedby` finds it. */
export function showProblems(form: Element, problems: Problems): void {
  for (const [name, field] of fieldsOf(form)) {
    const problem = problems[name] ?? ''
    const bubble = part(field, 'problem')
    if (!bubble || bubble.textContent === problem) continue
    bubble.textContent = problem
    bubble.hidden = problem === ''
    part(field, 'control')?.setAttribute('aria-invalid', String(problem !== ''))
  }
}
