import { mapAction, mapPicture } from './parts.cms'

describe('mapAction', () => {
  it('requires label and destination', () => {
    expect(mapAction('Free Trial', '/signup/')).toEqual({ label: 'Free Trial', href: '/signup/' })
    expect(mapAction('Free Trial', null)).toBeUndefined()
    expect(mapAction('', '/signup/')).toBeUndefined()
  })
})

describe('mapPicture', () => {
  const raw = { src: '/a.webp', width: 2, height: 1, alt: '', sources: [] }

  it('is undefined for an empty field and for a file that is not a picture', () => {
    expect(mapPicture(null)).toBeUndefined()
    expect(mapPicture({ picture: null })).toBeUndefined()
  })

  it('returns the picture of the asset', () => {
    expect(mapPicture({ picture: raw })).toEqual(raw)
  })
})
