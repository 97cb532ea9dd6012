import { mapProductTour } from './product-tour.cms'

type Raw = Queries.ProductTourBlockFragment

const picture = { src: '/a.png', width: 1600, height: 1200, alt: 'An inbox', sources: [] }
const step = {
  contentful_id: 'tour-inbox',
  title: 'It is read',
  label: 'Inbox',
  address: 'inbox',
  bodyHtml: '<p>Here.</p>',
  image: { picture },
  phoneImage: null,
  linkLabel: null,
  linkUrl: null,
}

const raw: Raw = {
  contentful_id: 'tour',
  name: 'Product tour',
  anchor: null,
  background: null,
  heading: 'One letter',
  introduction: null,
  steps: [step, null],
  primaryLabel: 'Try it',
  primaryUrl: '/try/',
  secondaryLabel: null,
  secondaryUrl: null,
}

describe('mapProductTour', () => {
  it('maps the published steps', () => {
    expect(mapProductTour(raw)).toEqual({
      anchor: undefined,
      background: 'white',
      heading: 'One letter',
      introduction: undefined,
      steps: [
        {
          id: 'step-inbox',
          title: 'It is read',
          label: 'Inbox',
          bodyHtml: '<p>Here.</p>',
          picture,
          link: undefined,
        },
      ],
      primary: { label: 'Try it', href: '/try/' },
      secondary: undefined,
    })
  })

  it('maps the link of a step', () => {
    const [first] = mapProductTour({ ...raw, steps: [{ ...step, linkLabel: 'More', linkUrl: '/inbox/' }] }).steps
    expect(first?.link).toEqual({ label: 'More', href: '/inbox/' })
  })

  it.each<[string, Partial<Raw>]>([
    ['heading', { heading: '' }],
    ['steps', { steps: null }],
  ])('reports the missing field %s', (field, over) => {
    expect(() => mapProductTour({ ...raw, ...over })).toThrow(`Entry "Product tour", field "${field}"`)
  })

  it.each([
    ['address', 'address'],
    ['label', 'label'],
    ['bodyHtml', 'body'],
    ['image', 'image'],
  ])('reports a step without %s', (key, field) => {
    expect(() => mapProductTour({ ...raw, steps: [{ ...step, [key]: null }] })).toThrow(
      `Entry "It is read", field "${field}"`,
    )
  })
})
