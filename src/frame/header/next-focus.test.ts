import { nextFocus } from './next-focus'

const items = ['Product', 'Solutions', 'Pricing']
const links = ['Inbox', 'Reports', 'All']
const open = { items, drawer: links, opener: 'Product' }
const closed = { items, drawer: [], opener: undefined }

describe('nextFocus', () => {
  it.each([
    ['ArrowRight', 'Pricing', 'Product'],
    ['ArrowRight', 'Product', 'Solutions'],
    ['ArrowLeft', 'Product', 'Pricing'],
    ['Home', 'Pricing', 'Product'],
    ['End', 'Product', 'Pricing'],
    ['ArrowDown', 'Product', undefined],
    ['ArrowRight', 'somewhere else', undefined],
  ])('moves with %s from %s to %s while all drawers are closed', (key, from, to) => {
    expect(nextFocus(key, from, closed)).toBe(to)
  })

  it.each([
    ['ArrowDown', 'Product', 'Inbox'],
    ['ArrowDown', 'Inbox', 'Reports'],
    ['ArrowDown', 'All', undefined],
    ['ArrowUp', 'Inbox', 'Product'],
    ['Home', 'All', 'Inbox'],
    ['End', 'Inbox', 'All'],
    ['ArrowRight', 'Inbox', undefined],
  ])('moves with %s from %s to %s while a drawer is open', (key, from, to) => {
    expect(nextFocus(key, from, open)).toBe(to)
  })
})
