/**
 * The controls of a tool: each has its name in `data-name`. Names of controls themselves must differ
 * between two tools on a page, those do not.
 */

type Control = HTMLInputElement | HTMLSelectElement

const isRadio = (control: Control): control is HTMLInputElement & { readonly type: 'radio' } => control.type === 'radio'

const controlsOf = (block: Element): readonly Control[] => [...block.querySelectorAll<Control>('[data-name]')]

/** What a visitor has entered or chosen under a name, `null` when there is no such control. */
export const readControl = (block: Element, name: string): string | null =>
  controlsOf(block).find((control) => control.dataset.name === name && (!isRadio(control) || control.checked))?.value ??
  null

const isInitial = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement) return control.options[control.selectedIndex]?.defaultSelected ?? true
  return isRadio(control) ? control.checked === control.defaultChecked : control.value === control.defaultValue
}

/** Whether everything is as the page was drawn. */
export const isUntouched = (block: Element): boolean => controlsOf(block).every(isInitial)

/** Enters values by their names. */
export function fillControls(block: Element, values: Readonly<Record<string, string>>): void {
  for (const control of controlsOf(block)) {
    const value = values[control.dataset.name ?? '']
    if (value === undefined) continue
    if (isRadio(control)) control.checked = control.value === value
    else control.value = value
  }
}

/** Marks the controls with these names as wrong, and says below each what would be right. */
export function showProblems(block: Element, wrong: readonly string[]): void {
  for (const problem of block.querySelectorAll<HTMLElement>('[data-problem-of]')) {
    const name = problem.dataset.problemOf ?? ''
    const isWrong = wrong.includes(name)
    problem.textContent = isWrong ? (problem.dataset.problem ?? '') : ''
    block.querySelector(`[data-name="${name}"]`)?.setAttribute('aria-invalid', String(isWrong))
  }
}
