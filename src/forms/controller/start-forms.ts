import { rememberNoThanks } from '../newsletter'
import { createFormController, type FormController, type Submission } from './form-controller'
import { readBrowserForm } from './form-dom'

/**
 * Takes a visitor's no: it is remembered, and an answer takes the place of the invitation.
 *
 * @param button the control that says no
 * @param now milliseconds since 1970
 */
export function declineNewsletter(button: Element, now: number): void {
  rememberNoThanks(now)
  const band = button.closest('[data-newsletter-band]')
  band?.querySelector('[data-newsletter-offer]')?.setAttribute('hidden', '')
  const answer = band?.querySelector<HTMLElement>('[data-newsletter-answer]')
  answer?.removeAttribute('hidden')
  answer?.focus()
}

export interface FormsOptions {
  /** Told when a submission is stored. */
  readonly onSubmitted?: (submission: Submission) => void
}

const formSelector = 'form[data-marketing-form]'

const closest = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/**
 * Makes the forms of a page do what HTML can't (specification 4.5): those that are there and those
 * that client-side navigation brings, because the listeners stand on the document.
 *
 * @returns a function that stops it
 */
export function startForms(root: Document, { onSubmitted = () => undefined }: FormsOptions = {}): () => void {
  const controllers = new WeakMap<HTMLFormElement, FormController>()
  /** A press of the pointer moves the focus before it is a click; what it is aimed at must not move away. */
  let isPressed = false
  let afterPress: (() => void)[] = []

  const adopt = (form: HTMLElement | null): FormController | undefined => {
    if (!(form instanceof HTMLFormElement)) return undefined
    const known = controllers.get(form)
    const definition = known ? undefined : readBrowserForm(form)
    if (known || !definition) return known
    const controller = createFormController(form, definition, onSubmitted)
    controllers.set(form, controller)
    form.noValidate = true
    // A file may have been chosen before, by a visitor or by a browser that restores a page.
    for (const input of form.querySelectorAll<HTMLInputElement>('input[type=file]')) {
      if (input.files?.length) controller.chooseFile(fieldOf(input))
    }
    return controller
  }
  const fieldOf = (target: EventTarget | null): string => closest(target, '[data-form-field]')?.dataset.formField ?? ''
  const controllerOf = (target: EventTarget | null): FormController | undefined => adopt(closest(target, formSelector))

  const onSubmit = (event: SubmitEvent): void => {
    const controller = controllerOf(event.target)
    if (!controller) return
    event.preventDefault()
    controller.submit()
  }

  const onFocusIn = (event: FocusEvent): void => void controllerOf(event.target)

  const onFocusOut = ({ target, relatedTarget }: FocusEvent): void => {
    const field = closest(target, '[data-form-field]')
    const isStill = relatedTarget instanceof Node && field?.contains(relatedTarget)
    // The window has lost the focus, not the field.
    if (!field || isStill || target === root.activeElement) return
    const check = (): void => controllerOf(target)?.leave(fieldOf(field))
    if (isPressed) afterPress.push(check)
    else check()
  }

  const onInput = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && target.type === 'file') return
    controllerOf(target)?.change()
  }

  const onChange = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && target.type === 'file') controllerOf(target)?.chooseFile(fieldOf(target))
  }

  const onClick = (event: MouseEvent): void => {
    const decline = closest(event.target, '[data-newsletter-decline]')
    if (decline) declineNewsletter(decline, Date.now())
    const { formAction, formTarget } = closest(event.target, '[data-form-action]')?.dataset ?? {}
    if (!formAction) return
    event.preventDefault()
    controllerOf(event.target)?.act(formAction, formTarget ?? fieldOf(event.target))
  }

  const onPress = (): void => {
    isPressed = true
  }
  const onRelease = (): void => {
    isPressed = false
    // The click comes first.
    setTimeout(() => {
      const checks = afterPress
      afterPress = []
      for (const check of checks) check()
    })
  }

  for (const form of root.querySelectorAll<HTMLElement>(formSelector)) adopt(form)

  root.addEventListener('submit', onSubmit)
  root.addEventListener('focusin', onFocusIn)
  root.addEventListener('focusout', onFocusOut)
  root.addEventListener('input', onInput)
  root.addEventListener('change', onChange)
  // Before those who take a link within the page for a place to scroll to.
  root.addEventListener('click', onClick, true)
  root.addEventListener('pointerdown', onPress, true)
  root.addEventListener('pointerup', onRelease, true)
  root.addEventListener('pointercancel', onRelease, true)
  return () => {
    root.removeEventListener('submit', onSubmit)
    root.removeEventListener('focusin', onFocusIn)
    root.removeEventListener('focusout', onFocusOut)
    root.removeEventListener('input', onInput)
    root.removeEventListener('change', onChange)
    root.removeEventListener('click', onClick, true)
    root.removeEventListener('pointerdown', onPress, true)
    root.removeEventListener('pointerup', onRelease, true)
    root.removeEventListener('pointercancel', onRelease, true)
  }
}
