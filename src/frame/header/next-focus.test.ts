import { nextFocus } from './next-focus'

const items = ['Product', 'Solutions', 'Pricing']
const links = ['Inbox', 'Reports', 'All']
const open = { items, drawer: links, opener: 'Product' }
const closed = { items, drawer: [], opener: undefined }

describe('nextFocus', () => {
  it.each([
    ['ArrowRight', 'Product', 'Solutions'],
    ['ArrowRight', 'Pricing', 'Product'],
    ['ArrowLeft', 'Solutions', 'Product'],
    ['ArrowLeft', 'Product', 'Pricing'],
    ['Home', 'Pricing', 'Product'],
    ['End', 'Product', 'Pricing'],
    ['ArrowDown', 'Product', undefined],
    ['ArrowUp', 'Product', undefined],
    ['Tab', 'Product', undefined],
    ['ArrowRight', 'somewhere else', undefined],
  ])('moves with %s from %s to %s while all drawers are closed', (key, from, to) => {
    expect(nextFocus(key, from, closed)).toBe(to)
  })

  it.each([
    ['ArrowDown', 'Product', 'Inbox'],
    ['ArrowDown', 'Solutions', undefined],
    ['ArrowDown', 'Inbox', 'Reports'],
    ['ArrowDown', 'All', undefined],
    ['ArrowUp', 'Reports', 'Inbox'],
    ['ArrowUp', 'Inbox', 'Product'],
    ['Home', 'All', 'Inbox'],
    ['End', 'Inbox', 'All'],
    ['ArrowRight', 'Inbox', undefined],
    ['ArrowRight', 'Product', 'Solutions'],
  ])('moves with %s from %s to %s while a drawer is open', (key, from, to) => {
    expect(nextFocus(key, from, open)).toBe(to)
  })
})
