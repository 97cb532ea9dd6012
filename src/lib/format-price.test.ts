import { formatPrice } from './format-price'

describe('formatPrice', () => {
  it('writes whole dollars without cents', () => {
    expect(formatPrice(25)).toBe('$25')
    expect(formatPrice(0)).toBe('$0')
  })

  it('writes both digits of the cents when there are any', () => {
    expect(formatPrice(19.5)).toBe('$19.50')
    expect(formatPrice(0.05)).toBe('$0.05')
  })

  it('follows the language of the page', () => {
    expect(formatPrice(1250.5, 'de')).toBe('1.250,50\u00A0$')
  })

  it('leaves the cents out when rounding makes the price whole', () => {
    expect(formatPrice(19.999)).toBe('$20')
  })
})
