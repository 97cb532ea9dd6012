import { isPlainClick } from './is-plain-click'

describe('isPlainClick', () => {
  const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false }

  it('takes a click of the main button', () => {
    expect(isPlainClick(click)).toBe(true)
  })

  it.each([
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])('leaves a click with %j alone', (difference) => {
    expect(isPlainClick({ ...click, ...difference })).toBe(false)
  })
})
