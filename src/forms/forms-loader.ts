import { whenNearInUse } from '../lib/near-screen'
import type { ControllerOptions } from './controller/form-controller'

const selector = 'form[data-marketing-form],[data-newsletter-decline]'
const events = ['focusin', 'pointerdown', 'submit', 'click'] as const

/** How long a submitted form waits for the code, in ms. */
const longestWait = 10_000

/** Called when loading has ended. `isLoaded` is false if it failed. */
type Pending = (isLoaded: boolean) => void

const importForms = () => import(/* webpackChunkName: "forms" */ './controller/start-forms')

/**
 * Loads the code of forms when a visitor uses one, or uses the page while one is less than half a screen away. A form
 * submitted earlier is checked and sent once the code has loaded, so that the browser's messages never mix with the
 * site's (requirements 5). If loading fails, the browser checks and sends the form.
 *
 * @param load imports the code
 */
export function loadForms(root: Document, options: ControllerOptions, load = importForms): void {
  const waiting = new AbortController()
  /** By form or button. */
  const pending = new Map<Element, Pending>()
  let loading: Promise<void> | undefined
  let stalled: ReturnType<typeof setTimeout> | undefined

  const settle = (isLoaded: boolean): void => {
    clearTimeout(stalled)
    for (const act of pending.values()) act(isLoaded)
    pending.clear()
  }

  const begin = (): void => {
    loading ??= load().then(
      ({ startForms }) => {
        waiting.abort()
        startForms(root, options)
        settle(true)
      },
      () => {
        loading = undefined
        settle(false)
      },
    )
  }

  const onEvent = (event: Event): void => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
    if (!target) return
    // This receives a click or the Enter key before the browser validates the form.
    if (target instanceof HTMLFormElement) target.noValidate = true
    if (event instanceof SubmitEvent) {
      const form = target as HTMLFormElement
      event.preventDefault()
      // On a stalled connection, the browser sends the form.
      clearTimeout(stalled)
      stalled = setTimeout(settle, longestWait, false)
      pending.set(form, (isLoaded) => {
        if (isLoaded) form.requestSubmit(event.submitter)
        // A field may be named "submit".
        else if (form.reportValidity()) HTMLFormElement.prototype.submit.call(form)
      })
    } else if (event.type === 'click' && target.matches('[data-newsletter-decline]')) {
      pending.set(target, (isLoaded) => {
        if (isLoaded) target.click()
      })
    }
    begin()
  }

  for (const type of events) root.addEventListener(type, onEvent, { capture: true, signal: waiting.signal })
  whenNearInUse(root, { selector, distance: '50%' }, begin, waiting.signal)
}
