/** @jest-environment jsdom */
import { announceReplacement } from '../lib/page-life'
import { endDocumentAfterEach } from '../lib/test-support/end-document'
import { runTool } from './run-tool'

/** A tool that doubles a number from 1 to 9, in one of two units. */
const tool = `
  <form data-sample>
    <input data-name="count" value="4"><input type="range" data-slider="count" min="0" max="8" value="4"><p data-problem-of="count" data-problem="From 1 to 9, please."></p>
    <select data-name="unit"><option selected>min</option><option>s</option></select>
    <input type="radio" name="a" data-name="paid" value="monthly">
    <input type="radio" name="a" data-name="paid" value="yearly" checked>
    <output>8 min yearly</output>
    <p data-tool-stale></p><p data-tool-copied></p>
    <button type="button" data-tool-copy></button><button type="button" data-tool-print></button>
  </form>`

interface State {
  readonly count: number
  readonly unit: string
  readonly paid: string
}

endDocumentAfterEach()

const find = (selector: string) => document.querySelector(selector) as HTMLInputElement
const textOf = (selector: string) => find(selector).textContent
const query = () => Object.fromEntries(new URLSearchParams(window.location.search))
const press = (name: string) => {
  find(`[data-tool-${name}]`).click()
}

const start = () => {
  runTool<State>(document, {
    selector: '[data-sample]',
    read: (get) => {
      const count = Number(get('count'))
      const isValid = count >= 1 && count <= 9
      const state = { count: isValid ? count : 4, unit: get('unit') ?? 'min', paid: get('paid') ?? 'yearly' }
      return { state, wrong: isValid ? [] : ['count'] }
    },
    toQuery: ({ count, unit, paid }) => ({ count: String(count), unit, paid }),
    answer: (block, { count, unit, paid }) => {
      block.querySelector('output')?.replaceChildren(`${count * 2} ${unit} ${paid}`)
    },
  })
}

function open(search = '') {
  window.history.replaceState({ key: 'a' }, '', `/tool/${search}`)
  document.body.innerHTML = tool
  start()
}

const type = (value: string) => {
  find('[data-name=count]').value = value
  find('[data-name=count]').dispatchEvent(new Event('input', { bubbles: true }))
}
/** The visitor leaves the field. */
const leave = () => find('[data-name=count]').dispatchEvent(new Event('change', { bubbles: true }))

const setClipboard = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })

it('marks an invalid number, shows the valid range, and keeps the last answer', () => {
  open()
  type('7')
  type('0')
  expect(find('[data-name=count]')).toBeInvalid()
  expect(textOf('[data-problem-of=count]')).toBe('From 1 to 9, please.')
  expect(textOf('[data-tool-stale]')).toContain('The answer is still the previous one.')
  expect(textOf('output')).toBe('14 min yearly')
  type('5')
  expect(find('[data-name=count]')).toBeValid()
  expect([textOf('[data-problem-of=count]'), textOf('[data-tool-stale]')]).toEqual(['', ''])
})

describe('a slider', () => {
  const slider = () => find('[data-slider]')

  it('moves the number, and follows it as far as it can', () => {
    open()
    slider().value = '6'
    slider().dispatchEvent(new Event('input', { bubbles: true }))
    expect(textOf('output')).toBe('12 min yearly')
    type('9')
    expect([find('[data-name=count]').value, slider().value]).toEqual(['9', '8'])
  })

  it('sets the number if it was moved before the script loaded', () => {
    document.body.innerHTML = tool
    slider().value = '6'
    start()
    expect(textOf('output')).toBe('12 min yearly')
  })

  it('keeps an initial number beyond its end', () => {
    window.history.replaceState(null, '', '/tool/?count=9')
    document.body.innerHTML = tool.replaceAll('value="4"', 'value="9"')
    start()
    expect([find('[data-name=count]').value, slider().value]).toEqual(['9', '8'])
  })
})

describe('the address', () => {
  it('is updated when the visitor leaves the field, and keeps other parameters and the history entry', () => {
    open('?utm_source=letter')
    type('7')
    expect(query()).toEqual({ utm_source: 'letter' })
    leave()
    expect(query()).toEqual({ utm_source: 'letter', count: '7', unit: 'min', paid: 'yearly' })
    expect(window.history.state).toEqual({ key: 'a' })
  })

  it('ignores an invalid number', () => {
    open()
    type('0')
    leave()
    expect(query()).toEqual({})
  })

  it('restores a shared state', () => {
    open('?count=9&unit=s&paid=monthly')
    expect(textOf('output')).toBe('18 s monthly')
    expect(find('[data-name=count]').value).toBe('9')
    expect(find('[value=monthly]')).toBeChecked()
  })

  it('is restored in a variant that replaces its block', () => {
    document.body.innerHTML = ''
    start()
    window.history.replaceState(null, '', '/tool/?count=9')
    document.body.innerHTML = tool
    announceReplacement(document)
    expect(textOf('output')).toBe('18 min yearly')
  })

  it('does not override what the visitor entered before the script loaded', () => {
    window.history.replaceState(null, '', '/tool/?count=9&paid=yearly')
    document.body.innerHTML = tool
    find('[data-name=count]').value = '2'
    find('[value=monthly]').checked = true
    start()
    expect(textOf('output')).toBe('4 min monthly')
  })

  it('is restored after a reload for which the browser has kept some of the choices', () => {
    window.history.replaceState(null, '', '/tool/?count=9&paid=monthly')
    document.body.innerHTML = tool
    find('[value=monthly]').checked = true
    start()
    expect(textOf('output')).toBe('18 min monthly')
  })
})

describe('an answer', () => {
  it('can be shared, by an address without other parameters', async () => {
    const writeText = jest.fn(() => Promise.resolve())
    setClipboard({ writeText })
    open('?utm_source=letter')
    press('copy')
    await new Promise(process.nextTick)
    expect(textOf('[data-tool-copied]')).toBe('Copied.')
    expect(writeText).toHaveBeenCalledWith('http://localhost/tool/?count=4&unit=min&paid=yearly')
  })

  it.each([
    ['is refused', { writeText: () => Promise.reject(new Error('denied')) }],
    ['is missing', undefined],
  ])('is in the address when the clipboard %s', async (_name, clipboard) => {
    setClipboard(clipboard)
    open()
    press('copy')
    await new Promise(process.nextTick)
    expect(textOf('[data-tool-copied]')).toBe('Please copy this page’s address.')
    expect(query()).toMatchObject({ count: '4' })
  })

  it('is not shared while a number is invalid; the number gets the focus', () => {
    open()
    type('0')
    press('copy')
    expect(find('[data-name=count]')).toHaveFocus()
    expect(query()).toEqual({})
  })

  it('can be printed', () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
    open()
    press('print')
    expect(print).toHaveBeenCalledTimes(1)
  })
})
