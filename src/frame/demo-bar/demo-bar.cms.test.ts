import { mapDemoBar } from './demo-bar.cms'

const raw = { text: 'Come in.', label: 'Book a Demo', url: '/lp/get-a-demo/' }

it('maps text and action', () => {
  expect(mapDemoBar(raw)).toEqual({ text: 'Come in.', action: { label: 'Book a Demo', href: '/lp/get-a-demo/' } })
})

it('returns undefined for a space without a demo bar', () => {
  expect(mapDemoBar(null)).toBeUndefined()
})

it.each(['text', 'label', 'url'])('returns undefined for a draft without %s', (field) => {
  expect(mapDemoBar({ ...raw, [field]: null })).toBeUndefined()
  expect(mapDemoBar({ ...raw, [field]: ' ' })).toBeUndefined()
})
