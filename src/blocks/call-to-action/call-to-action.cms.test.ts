import { mapCallToAction } from './call-to-action.cms'

const picture = { src: '/home.png', width: 1280, height: 960, alt: 'A house', sources: [] }

const raw: Queries.CallToActionBlockFragment = {
  contentful_id: 'cta',
  name: 'Home: call to action',
  anchor: 'start',
  background: 'cream',
  heading: 'Come in',
  text: 'Try everything.',
  primaryLabel: 'Start free trial',
  primaryUrl: '/trial/',
  secondaryLabel: 'Get a demo',
  secondaryUrl: '/demo/',
  note: 'No card needed.',
  image: { picture },
}

describe('mapCallToAction', () => {
  it('maps text, actions and picture', () => {
    expect(mapCallToAction(raw)).toEqual({
      anchor: 'start',
      background: 'cream',
      heading: 'Come in',
      text: 'Try everything.',
      primary: { label: 'Start free trial', href: '/trial/' },
      secondary: { label: 'Get a demo', href: '/demo/' },
      note: 'No card needed.',
      picture,
    })
  })

  it('has a night panel by default', () => {
    expect(mapCallToAction({ ...raw, background: null }).background).toBe('night')
    expect(mapCallToAction({ ...raw, background: 'white' }).background).toBe('white')
  })

  it('requires only a heading', () => {
    const bare = { ...raw, text: null, primaryUrl: null, secondaryLabel: null, note: null, image: null }
    expect(mapCallToAction(bare)).toEqual({ anchor: 'start', background: 'cream', heading: 'Come in' })
    expect(() => mapCallToAction({ ...raw, heading: null })).toThrow('Entry "Home: call to action", field "heading"')
  })
})
