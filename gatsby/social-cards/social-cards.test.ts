import sharp from 'sharp'
import { imageService, type AssetNode } from '../assets/image-service'
import { drawCover } from '../covers/draw-cover'
import { readBuildEnvironment } from '../environment'
import { socialCard } from './social-cards'

const card = (title: string, type: Parameters<typeof socialCard>[0] = 'page') => {
  const made = socialCard(type, { title })
  if (!made) throw new Error('There is no card.')
  return made
}

describe('socialCard', () => {
  it('has an address of its drawing, so that other words have another one', () => {
    expect(card('Pricing and plans').address).toMatch(/^\/social\/[0-9a-f]{8}\.png$/)
    expect(card('Pricing & plans').address).not.toBe(card('Pricing and plans').address)
    expect(card('Slack', 'integration').address).not.toBe(card('Slack').address)
    expect(card('Pricing and plans')).toEqual(card('Pricing and plans'))
  })

  it('is the entry’s own picture where an image CDN cuts it, and nothing is drawn', () => {
    const asset: AssetNode = {
      contentful_id: 'desk',
      title: 'Desk',
      url: 'https://a.example/s/desk.png',
      mimeType: 'image/png',
      description: 'A desk',
      width: 1600,
      height: 1200,
    }
    const cdn = imageService({
      ...readBuildEnvironment({ CONTENTFUL_SPACE_ID: 'a', CONTENTFUL_ACCESS_TOKEN: 'b' }),
      IMAGES: 'contentful',
    })
    const cover = jest.fn(() => undefined)
    const own = (fields: Partial<AssetNode>) =>
      socialCard('blogPost', { title: 'First reply' }, { asset: { ...asset, ...fields }, cdn, cover })
    expect(own({})).toEqual({
      address: 'https://a.example/s/desk.png?w=1200&h=630&fit=fill&fm=jpg&q=85',
      alt: 'A desk',
    })
    expect(own({ description: '' })?.alt).toBe('First reply')
    expect(cover).not.toHaveBeenCalled()
    expect(own({ mimeType: 'image/svg+xml' })?.drawing).toBeDefined()
    expect(socialCard('blogPost', { title: 'First reply' }, { asset })?.drawing).toBeDefined()
  })

  it('shows the cover of its entry, and says so', async () => {
    const cover = drawCover({ type: 'blogPost', slug: 'first-reply', title: 'First reply' })
    const made = socialCard('blogPost', { title: 'First reply' }, { cover: () => cover })
    expect(made?.alt).toBe(`First reply. ${cover.alt}`)
    expect(made?.address).not.toBe(card('First reply', 'blogPost').address)
    expect(made?.drawing).toContain(cover.svg.slice(cover.svg.indexOf('>') + 1))
    expect(await sharp(Buffer.from(made?.drawing ?? '')).metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  it('is named by the name of what has no title, and is none for what has neither', () => {
    expect(socialCard('author', { name: 'Ada' })?.alt).toBe('Ada')
    expect(socialCard('page', { title: null })).toBeUndefined()
    expect(socialCard('page', { title: '' })).toBeUndefined()
  })

  it('is a drawing of the size that networks ask for, without words that need a font', async () => {
    const { drawing = '' } = card('A title of a length that takes more than one line, or even more than two of them')
    expect(drawing).not.toContain('<text')
    expect(await sharp(Buffer.from(drawing)).metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  it.each([
    ['short', 'Hi'],
    ['long', 'Words, '.repeat(18)],
    ['of letters that the font lacks', 'Καλημέρα 日本'],
    ['of characters that mean something in SVG', '<script> & "quotes"'],
  ])('keeps a title that is %s within its bounds', async (_, title) => {
    const { drawing = '' } = card(title)
    const paths = [...drawing.matchAll(/ d="([^"]*)"/g)]
    const [, outline = ''] = paths.at(-1) ?? []
    const numbers = [...outline.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number))
    const across = numbers.filter((_value, index) => index % 2 === 0)
    const down = numbers.filter((_value, index) => index % 2 === 1)
    expect(Math.max(0, ...across)).toBeLessThan(800)
    expect(Math.max(0, ...down)).toBeLessThan(545)
    expect((await sharp(Buffer.from(drawing)).png().toBuffer()).byteLength).toBeGreaterThan(0)
  })
})
