/** @jest-environment jsdom */
import { standInForIntersections, type Intersections } from '../lib/test-support/intersections'
import { loadForms } from './forms-loader'

const startForms = jest.fn()
const options = { signal: new AbortController().signal, onSubmitted: jest.fn(), readVisitor: () => ({}) }
const submitNatively = jest.fn()

let comeNear: Intersections['comeNear']
let resolve: () => void
let reject: (error: Error) => void
const load = jest.fn()

beforeEach(() => {
  jest.clearAllMocks()
  ;({ comeNear } = standInForIntersections())
  load.mockImplementation(
    () =>
      new Promise((res, rej) => {
        resolve = () => res({ startForms })
        reject = rej
      }),
  )
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    submitNatively(this)
  })
})

const page = (html: string): Document => {
  const root = document.implementation.createHTMLDocument()
  root.body.innerHTML = html
  return root
}
const form = '<form data-marketing-form><input name="email"><button name="submit">Send</button></form>'

const find = (root: Document, selector: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}
const fire = (target: Element, type: string): Event => {
  const event =
    type === 'submit'
      ? new SubmitEvent(type, { bubbles: true, cancelable: true })
      : new Event(type, { bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  return event
}
const settle = async () => {
  for (let count = 0; count < 5; count += 1) await Promise.resolve()
}

it('fetches the code when a form comes near the screen of a visitor who uses the page', async () => {
  const root = page(form)
  loadForms(root, options, load)
  comeNear()
  expect(load).not.toHaveBeenCalled()
  root.dispatchEvent(new Event('scroll'))
  comeNear('50%')
  expect(load).toHaveBeenCalledTimes(1)
  resolve()
  await settle()
  expect(startForms.mock.calls).toEqual([[root, options]])
})

it.each(['before the code is requested', 'before the code has arrived'])('stops %s', async (when) => {
  const root = page(form)
  const controller = new AbortController()
  loadForms(root, { ...options, signal: controller.signal }, load)
  if (when.endsWith('requested')) controller.abort()
  root.dispatchEvent(new Event('scroll'))
  comeNear()
  fire(find(root, 'input'), 'focusin')
  expect(load).toHaveBeenCalledTimes(when.endsWith('requested') ? 0 : 1)
  controller.abort()
  if (load.mock.calls.length > 0) resolve()
  await settle()
  expect(startForms).not.toHaveBeenCalled()
})

it('does not fetch it for a page without a form', () => {
  const root = page('<form></form>')
  loadForms(root, options, load)
  root.dispatchEvent(new Event('scroll'))
  comeNear()
  expect(load).not.toHaveBeenCalled()
})

it.each(['focusin', 'pointerdown', 'click'])('fetches it at once at a %s in a form', (type) => {
  const root = page(form)
  loadForms(root, options, load)
  expect(fire(find(root, 'input'), type).defaultPrevented).toBe(false)
  expect(load).toHaveBeenCalledTimes(1)
})

it('takes no notice of what happens elsewhere', () => {
  const root = page(`<form><input></form>${form}`)
  loadForms(root, options, load)
  for (const type of ['focusin', 'pointerdown', 'click', 'submit']) {
    expect(fire(find(root, 'form:not([data-marketing-form])'), type).defaultPrevented).toBe(false)
  }
  expect(load).not.toHaveBeenCalled()
})

it('serves forms that come later', () => {
  const root = page('')
  loadForms(root, options, load)
  root.body.innerHTML = form
  fire(find(root, 'input'), 'focusin')
  expect(load).toHaveBeenCalledTimes(1)
})

it('fetches it once, and then listens no more', async () => {
  const root = page(form)
  loadForms(root, options, load)
  fire(find(root, 'input'), 'focusin')
  fire(find(root, 'input'), 'pointerdown')
  root.dispatchEvent(new Event('scroll'))
  comeNear()
  resolve()
  await settle()
  fire(find(root, 'input'), 'click')
  expect(load).toHaveBeenCalledTimes(1)
  expect(startForms).toHaveBeenCalledTimes(1)
  expect(fire(find(root, 'form'), 'submit').defaultPrevented).toBe(false)
})

describe('a form that is sent before the code is here', () => {
  it('waits for it, and is then sent with its button', async () => {
    const root = page(form)
    loadForms(root, options, load)
    const button = find(root, 'button')
    const target = find(root, 'form') as HTMLFormElement
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button })
    target.dispatchEvent(submit)
    expect(submit.defaultPrevented).toBe(true)
    const requestSubmit = jest.spyOn(target, 'requestSubmit').mockImplementation(() => {
      expect(startForms).toHaveBeenCalledTimes(1)
    })
    resolve()
    await settle()
    expect(requestSubmit.mock.calls).toEqual([[button]])
    expect(submitNatively).not.toHaveBeenCalled()
  })

  it('is left to the code to check', async () => {
    document.body.innerHTML = '<form data-marketing-form><input name="email" required><button>Send</button></form>'
    loadForms(document, options, load)
    const requestSubmit = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => undefined)
    const refused = jest.fn()
    find(document, 'input').addEventListener('invalid', refused)
    find(document, 'button').click()
    expect(refused).not.toHaveBeenCalled()
    resolve()
    await settle()
    expect(requestSubmit).toHaveBeenCalledTimes(1)
  })

  it('is checked by the browser when the code does not come', async () => {
    document.body.innerHTML = '<form data-marketing-form><input name="email" required><button>Send</button></form>'
    loadForms(document, options, load)
    const refused = jest.fn()
    find(document, 'input').addEventListener('invalid', refused)
    find(document, 'button').click()
    reject(new Error('Loading chunk failed'))
    await settle()
    expect(refused).toHaveBeenCalledTimes(1)
    expect(submitNatively).not.toHaveBeenCalled()
  })

  it('is sent once, however often the visitor asks for it', async () => {
    const root = page(form)
    loadForms(root, options, load)
    const target = find(root, 'form') as HTMLFormElement
    const requestSubmit = jest.spyOn(target, 'requestSubmit').mockImplementation(() => undefined)
    fire(target, 'submit')
    fire(target, 'submit')
    resolve()
    await settle()
    expect(requestSubmit).toHaveBeenCalledTimes(1)
  })

  it('is sent by the browser when the code does not come', async () => {
    const root = page(form)
    loadForms(root, options, load)
    const target = find(root, 'form')
    fire(target, 'submit')
    reject(new Error('Loading chunk failed'))
    await settle()
    expect(submitNatively.mock.calls).toEqual([[target]])
    expect(startForms).not.toHaveBeenCalled()

    const requestSubmit = jest.spyOn(target as HTMLFormElement, 'requestSubmit').mockImplementation(() => undefined)
    fire(find(root, 'input'), 'focusin')
    resolve()
    await settle()
    expect(startForms).toHaveBeenCalledTimes(1)
    expect(requestSubmit).not.toHaveBeenCalled()
  })

  it('has another chance after a failure', async () => {
    const root = page(form)
    loadForms(root, options, load)
    fire(find(root, 'input'), 'focusin')
    reject(new Error('Loading chunk failed'))
    await settle()
    expect(submitNatively).not.toHaveBeenCalled()
    const target = find(root, 'form') as HTMLFormElement
    const requestSubmit = jest.spyOn(target, 'requestSubmit').mockImplementation(() => undefined)
    fire(target, 'submit')
    expect(load).toHaveBeenCalledTimes(2)
    resolve()
    await settle()
    expect(requestSubmit).toHaveBeenCalledTimes(1)
  })
})

it('repeats a no to the newsletter that came before the code', async () => {
  const root = page('<button data-newsletter-decline><b>No</b></button>')
  loadForms(root, options, load)
  const clicks = jest.fn()
  find(root, 'b').click()
  root.addEventListener('click', clicks)
  resolve()
  await settle()
  expect(clicks).toHaveBeenCalledTimes(1)
})
