/** A part of a form that the view has marked, such as `[data-form-status]`. */
export const part = (root: Element, name: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-form-${name}]`)

/** The fields of a form by name, in their order on the page. */
export const fieldsOf = (form: Element): readonly (readonly [name: string, field: HTMLElement])[] =>
  [...form.querySelectorAll<HTMLElement>('[data-form-field]')].map((field) => [field.dataset.formField ?? '', field])
