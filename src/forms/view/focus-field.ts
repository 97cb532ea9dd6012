/** Puts the focus on the control of a field. */
export const focusField = (field: Element | undefined): void =>
  field?.querySelector<HTMLElement>('input,select,textarea')?.focus()
