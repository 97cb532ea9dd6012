/** @jest-environment jsdom */
import { copyText, sharedAddress, writeAddress } from './run-tool'

describe('the address', () => {
  const at = (href: string, replaceState = jest.fn()) => ({
    history: { state: { key: 'a' }, replaceState } as unknown as History,
    location: { href } as Location,
  })

  it('to share has the state and no other parameters', () => {
    expect(sharedAddress('https://x.test/tool/?utm_source=a&people=1#tool', { people: '20', paid: 'yearly' })).toBe(
      'https://x.test/tool/?people=20&paid=yearly#tool',
    )
  })

  it('of the page takes the state, keeps other parameters, and adds no history entry', () => {
    const window = at('https://x.test/tool/?utm_source=a&people=1#tool')
    writeAddress(window, { people: '20' })
    expect(window.history.replaceState).toHaveBeenCalledWith(
      { key: 'a' },
      '',
      new URL('https://x.test/tool/?utm_source=a&people=20#tool'),
    )
  })

  it('stays the same when the browser refuses the change', () => {
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
])('reports whether a text was copied when the clipboard %s', async (_, clipboard, isCopied) => {
  expect(await copyText({ clipboard: clipboard as Clipboard | undefined }, 'text')).toBe(isCopied)
})
