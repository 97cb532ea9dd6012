import { closest } from '../../lib/browser'
import type { BrowserForm } from '../model/rules'
import { rememberNoThanks } from '../newsletter'
import { createFormController, type ControllerOptions, type FormController } from './form-controller'

/** Stores that the visitor declines the newsletter, and replaces the invitation by a reply. */
function declineNewsletter(button: Element): void {
  rememberNoThanks()
  const band = button.closest('[data-newsletter-band]')
  band?.querySelector('[data-newsletter-offer]')?.setAttribute('hidden', '')
  const answer = band?.querySelector<HTMLElement>('[data-newsletter-answer]')
  answer?.removeAttribute('hidden')
  answer?.focus()
}

const formSelector = 'form[data-marketing-form]'

/**
 * Reads the embedded definition.
 *
 * @returns `undefined` when it is unreadable; the browser then handles the form
 */
function readBrowserForm(form: HTMLFormElement): BrowserForm | undefined {
  try {
    return JSON.parse(form.querySelector('script')?.textContent ?? '') as BrowserForm
  } catch {
    return undefined
  }
}

/**
 * Controls the forms of all pages (requirements 4.5), with listeners on the document for forms that are added later.
 */
export function startForms(root: Document, options: ControllerOptions): void {
  const controllers = new WeakMap<HTMLFormElement, FormController>()
  /** Pressing the pointer moves the focus before the click, whose target must not move away. */
  let isPressed = false
  let afterPress: (() => void)[] = []

  const adopt = (form: HTMLElement | null): FormController | undefined => {
    if (!(form instanceof HTMLFormElement)) return undefined
    const known = controllers.get(form)
    const definition = known ? undefined : readBrowserForm(form)
    if (known || !definition) return known
    const controller = createFormController(form, definition, options)
    controllers.set(form, controller)
    form.noValidate = true
    // The visitor may have chosen a file before, or the browser may have restored it.
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
    const isInside = relatedTarget instanceof Node && field?.contains(relatedTarget)
    // Only the window has lost the focus.
    if (!field || isInside || target === root.activeElement) return
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
    // Before the browser validates the form: Safari does not focus a clicked button.
    const controller = controllerOf(event.target)
    const decline = closest(event.target, '[data-newsletter-decline]')
    if (decline) declineNewsletter(decline)
    const { formAction, formTarget } = closest(event.target, '[data-form-action]')?.dataset ?? {}
    if (!formAction) return
    event.preventDefault()
    controller?.act(formAction, formTarget ?? fieldOf(event.target))
  }

  const onPress = (): void => {
    isPressed = true
  }
  const onRelease = (): void => {
    isPressed = false
    setTimeout(() => {
      const checks = afterPress
      afterPress = []
      for (const check of checks) check()
    })
  }

  for (const form of root.querySelectorAll<HTMLElement>(formSelector)) adopt(form)

  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
    capture = false,
  ): void => root.addEventListener(type, listener, { capture })

  listen('submit', onSubmit)
  listen('focusin', onFocusIn)
  listen('focusout', onFocusOut)
  listen('input', onInput)
  listen('change', onChange)
  // Must run before the hash-link handlers.
  listen('click', onClick, true)
  listen('pointerdown', onPress, true)
  listen('pointerup', onRelease, true)
  listen('pointercancel', onRelease, true)
  // Browsers on macOS report no release after a context menu has opened.
  listen('keydown', onRelease, true)
}
