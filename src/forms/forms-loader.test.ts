/** @jest-environment jsdom */
import { fakeIntersections, type Intersections } from '../lib/test-support/intersections'
import { loadForms } from './forms-loader'

const startForms = jest.fn()
const options = { onSubmitted: jest.fn(), readVisitor: () => ({}) }
const load = jest.fn()
let comeNear: Intersections['comeNear']
let resolve: () => void
let reject: (error: Error) => void
let requestSubmit: jest.SpyInstance
let nativeSubmit: jest.SpyInstance

beforeEach(() => {
  jest.clearAllMocks()
  ;({ comeNear } = fakeIntersections())
  load.mockImplementation(
    () =>
      new Promise((res, rej) => {
        resolve = () => res({ startForms })
        reject = rej
      }),
  )
  requestSubmit = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue()
  nativeSubmit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
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
const fire = (root: Document, selector: string, type: string): Event => {
  const init = { bubbles: true, cancelable: true }
  const event =
    type === 'submit' ? new SubmitEvent(type, { ...init, submitter: find(root, 'button') }) : new Event(type, init)
  find(root, selector).dispatchEvent(event)
  return event
}
const settle = async () => {
  for (let count = 0; count < 5; count += 1) await Promise.resolve()
}
const fail = () => {
  reject(new Error('Loading chunk failed'))
  return settle()
}
const arrive = () => {
  resolve()
  return settle()
}

it('loads the code when a form is near the viewport of a visitor who uses the page', async () => {
  const root = page(form)
  loadForms(root, options, load)
  comeNear()
  expect(load).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('scroll'))
  comeNear('50%')
  expect(load).toHaveBeenCalledTimes(1)
  await arrive()
  expect(startForms.mock.calls).toEqual([[root, options]])
})

it.each(['focusin', 'pointerdown', 'click'])('loads it immediately, and once, after a %s in a form', async (type) => {
  const root = page('')
  loadForms(root, options, load)
  root.body.innerHTML = form
  expect(fire(root, 'input', type).defaultPrevented).toBe(false)
  fire(root, 'input', 'focusin')
  await arrive()
  fire(root, 'input', 'click')
  expect(fire(root, 'form', 'submit').defaultPrevented).toBe(false)
  expect(load).toHaveBeenCalledTimes(1)
  expect(startForms).toHaveBeenCalledTimes(1)
})

it('ignores other forms', () => {
  const root = page('<form><input><button>Send</button></form>')
  loadForms(root, options, load)
  window.dispatchEvent(new Event('scroll'))
  comeNear()
  for (const type of ['focusin', 'pointerdown', 'click', 'submit']) {
    expect(fire(root, 'input', type).defaultPrevented).toBe(false)
  }
  expect(load).not.toHaveBeenCalled()
})

describe('a form that is submitted before the code is loaded', () => {
  it('is submitted again with its button, once, after the code has started', async () => {
    const root = page(form)
    loadForms(root, options, load)
    requestSubmit.mockImplementation(() => {
      expect(startForms).toHaveBeenCalledTimes(1)
    })
    expect(fire(root, 'form', 'submit').defaultPrevented).toBe(true)
    fire(root, 'form', 'submit')
    await arrive()
    expect(requestSubmit.mock.calls).toEqual([[find(root, 'button')]])
    expect(nativeSubmit).not.toHaveBeenCalled()
  })

  it('is submitted even if the visitor declines the newsletter in the meantime', async () => {
    const root = page(`${form}<p data-newsletter-decline>No</p>`)
    loadForms(root, options, load)
    fire(root, 'form', 'submit')
    fire(root, 'p', 'click')
    await arrive()
    expect(requestSubmit).toHaveBeenCalledTimes(1)
  })

  it('is submitted by the browser if loading fails, and not again later', async () => {
    const root = page(form)
    loadForms(root, options, load)
    fire(root, 'form', 'submit')
    await fail()
    expect(nativeSubmit.mock.contexts).toEqual([find(root, 'form')])
    fire(root, 'input', 'focusin')
    await arrive()
    expect(startForms).toHaveBeenCalledTimes(1)
    expect(requestSubmit).not.toHaveBeenCalled()
  })

  it('is submitted by the browser if the code has not come after ten seconds', () => {
    jest.useFakeTimers()
    const root = page(form)
    loadForms(root, options, load)
    fire(root, 'form', 'submit')
    jest.advanceTimersByTime(9999)
    expect(nativeSubmit).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(nativeSubmit.mock.contexts).toEqual([find(root, 'form')])
  })

  it.each([
    ['the code', arrive, 0, 1],
    ['the browser if loading fails', fail, 1, 0],
  ])('is checked by %s', async (_name, end, invalidEvents, submits) => {
    document.body.innerHTML = '<form data-marketing-form><input required><button>Send</button></form>'
    loadForms(document, options, load)
    const onInvalid = jest.fn()
    find(document, 'input').addEventListener('invalid', onInvalid)
    find(document, 'button').click()
    expect(onInvalid).not.toHaveBeenCalled()
    await end()
    expect(onInvalid).toHaveBeenCalledTimes(invalidEvents)
    expect(requestSubmit).toHaveBeenCalledTimes(submits)
    expect(nativeSubmit).not.toHaveBeenCalled()
  })
})

it('repeats a click that declines the newsletter', async () => {
  const root = page('<button data-newsletter-decline><b>No</b></button>')
  loadForms(root, options, load)
  const clicks = jest.fn()
  find(root, 'b').click()
  root.addEventListener('click', clicks)
  await arrive()
  expect(clicks).toHaveBeenCalledTimes(1)
})
