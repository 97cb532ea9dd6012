/** @jest-environment jsdom */
import { copyText } from './copy-text'
import { formatNumber } from './format-number'
import { loadTool, type Tool } from './load-tool'
import { plural } from './plural'
import { readNumber } from './read-number'
import { shortNumber } from './short-number'
import { sharedAddress, writeAddress } from './tool-address'

describe('readNumber', () => {
  const limits = { min: 1, max: 100 }

  it.each([
    ['40', 40],
    [' 7 ', 7],
    ['99.5', 99.5],
    ['1', 1],
    ['100', 100],
    ['0', undefined],
    ['100.1', undefined],
    ['-5', undefined],
    ['1e1', undefined],
    ['0x10', undefined],
    ['1,000', undefined],
    ['.5', undefined],
    ['', undefined],
    ['  ', undefined],
    ['NaN', undefined],
    ['Infinity', undefined],
    ['12345678901234567890', undefined],
    [null, undefined],
  ])('reads %j as %p', (text, value) => {
    expect(readNumber(text, limits)).toBe(value)
  })

  it('takes whole numbers alone where there are no halves', () => {
    expect(readNumber('2.5', { ...limits, isWhole: true })).toBeUndefined()
    expect(readNumber('2.0', { ...limits, isWhole: true })).toBe(2)
  })
})

it.each([
  [1, '1 call'],
  [0, '0 calls'],
  [0.67, '0.67 calls'],
  [1250, '1,250 calls'],
])('counts %d', (count, text) => {
  expect(plural(count, 'call')).toBe(text)
})

it('counts with a plural of its own', () => {
  expect([plural(1, 'person', 'people'), plural(2, 'person', 'people')]).toEqual(['1 person', '2 people'])
  expect(formatNumber(1 / 3)).toBe('0.33')
})

describe('the address', () => {
  const at = (href: string, replaceState = jest.fn()) => ({
    history: { state: { key: 'a' }, replaceState } as unknown as History,
    location: { href } as Location,
  })

  it('that is passed on has the state and nothing else in its query', () => {
    expect(sharedAddress('https://x.test/tool/?utm_source=a&people=1#tool', { people: '20', paid: 'yearly' })).toBe(
      'https://x.test/tool/?people=20&paid=yearly#tool',
    )
  })

  it('of the page takes the state, keeps the rest, and makes no entry in the history', () => {
    const window = at('https://x.test/tool/?utm_source=a&people=1#tool')
    writeAddress(window, { people: '20' })
    expect(window.history.replaceState).toHaveBeenCalledWith(
      { key: 'a' },
      '',
      new URL('https://x.test/tool/?utm_source=a&people=20#tool'),
    )
  })

  it('stays when the browser refuses', () => {
    const refuse = jest.fn(() => {
      throw new DOMException('Too many calls', 'SecurityError')
    })
    expect(() => writeAddress(at('https://x.test/', refuse), { people: '20' })).not.toThrow()
  })
})

it.each([
  ['is there', { writeText: () => Promise.resolve() }, true],
  ['is refused', { writeText: () => Promise.reject(new Error('denied')) }, false],
  ['is missing', undefined, false],
])('says whether a text was copied when the clipboard %s', async (_, clipboard, isCopied) => {
  expect(await copyText({ clipboard: clipboard as Clipboard | undefined }, 'text')).toBe(isCopied)
})

describe('loadTool', () => {
  const tool = (): jest.Mocked<Tool> => ({ show: jest.fn(), stop: jest.fn() })
  const settle = () => new Promise(process.nextTick)
  let started: Tool | undefined

  beforeEach(() => {
    document.body.innerHTML = ''
  })
  afterEach(() => {
    started?.stop()
  })

  it('fetches nothing for a page without the tool', async () => {
    const load = jest.fn()
    started = loadTool(document, '[data-x]', load)
    started.show()
    await settle()
    expect(load).not.toHaveBeenCalled()
  })

  it('fetches the code once, and shows the tool on each page that has it', async () => {
    const loaded = tool()
    const load = jest.fn(() => Promise.resolve(loaded))
    started = loadTool(document, '[data-x]', load)
    document.body.innerHTML = '<div data-x></div>'
    started.show()
    started.show()
    await settle()
    expect(load).toHaveBeenCalledTimes(1)
    expect(loaded.show).toHaveBeenCalledTimes(2)
  })

  it('tries again when something is entered, after the code did not come', async () => {
    document.body.innerHTML = '<div data-x><input></div><input id="other">'
    const loaded = tool()
    const load = jest.fn<Promise<Tool>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(loaded)
    started = loadTool(document, '[data-x]', load)
    await settle()
    document.getElementById('other')?.dispatchEvent(new InputEvent('input', { bubbles: true }))
    expect(load).toHaveBeenCalledTimes(1)
    document.querySelector('input')?.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await settle()
    expect(load).toHaveBeenCalledTimes(2)
    expect(loaded.show).toHaveBeenCalledTimes(1)
  })

  it('does nothing any more once it is stopped', async () => {
    document.body.innerHTML = '<div data-x></div>'
    const loaded = tool()
    const stopped = loadTool(document, '[data-x]', () => Promise.resolve(loaded))
    stopped.stop()
    stopped.show()
    await settle()
    expect(loaded.show).not.toHaveBeenCalled()
    expect(loaded.stop).toHaveBeenCalledTimes(1)
  })

  it('fetches nothing any more once it is stopped', () => {
    const load = jest.fn()
    const stopped = loadTool(document, '[data-x]', load)
    stopped.stop()
    document.body.innerHTML = '<div data-x></div>'
    stopped.show()
    expect(load).not.toHaveBeenCalled()
  })
})

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.0k'],
  [1_250, '1.3k'],
  [12_600, '12.6k'],
  [999_949, '999.9k'],
  [999_950, '1.0M'],
  [1_500_000, '1.5M'],
])('shortens the count %d to %s', (value, text) => {
  expect(shortNumber(value)).toBe(text)
})
