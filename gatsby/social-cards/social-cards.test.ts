import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { DomUtils, parseDocument } from 'htmlparser2'
import sharp from 'sharp'
import { imageService, type AssetNode, type ImageService } from '../assets/image-service'
import { readBuildEnvironment } from '../environment'
import { readResult } from '../read-content'
import { useOwnFolder } from '../test-support/own-folder'
import { socialCard, socialCards } from './social-cards'

type CardType = Parameters<typeof socialCard>[0]

const cardOf = (type: CardType, fields: object, cdn?: ImageService) =>
  socialCard(type, { id: '1', ...fields }, readResult, cdn)

const card = (title: string, type: CardType = 'page') => {
  const made = cardOf(type, { title })
  if (!made) throw new Error('There is no card.')
  return made
}

const drawingOf = async (made: ReturnType<typeof socialCard>) => Buffer.from((await made?.draw?.()) ?? '')

/** Red, green and blue of a pixel near the left edge of the picture. */
const colorInArch = async (made: ReturnType<typeof socialCard>) => {
  const pixel = sharp(await drawingOf(made)).extract({ left: 830, top: 600, width: 1, height: 1 })
  return [...(await pixel.removeAlpha().raw().toBuffer())]
}

const asset = {
  id: 'desk',
  contentful_id: 'desk',
  title: 'Desk',
  url: 'https://a.example/s/desk.png',
  mimeType: 'image/png',
  description: 'A desk',
  width: 1600,
  height: 1200,
}

describe('socialCard', () => {
  it('has an address that changes with its words', () => {
    expect(card('Pricing and plans').address).toMatch(/^\/social\/[0-9a-f]{8}\.png$/)
    expect(card('Pricing & plans').address).not.toBe(card('Pricing and plans').address)
    expect(card('Slack', 'integration').address).not.toBe(card('Slack').address)
    expect(card('Pricing and plans').address).toBe(card('Pricing and plans').address)
  })

  it('shows the title for social networks, if there is one', () => {
    const made = cardOf('page', { title: 'Pricing', socialTitle: 'What does it cost?' })
    expect(made?.address).toBe(card('What does it cost?').address)
  })

  it('uses the entry’s own picture if an image CDN crops it, without drawing a card', () => {
    const cdn = imageService({
      ...readBuildEnvironment({ CONTENTFUL_SPACE_ID: 'a', CONTENTFUL_ACCESS_TOKEN: 'b' }),
      IMAGES: 'contentful',
    })
    const own = (fields: Partial<AssetNode>) =>
      cardOf('blogPost', { title: 'First reply', image: { ...asset, ...fields } }, cdn)
    expect(own({})).toEqual({
      address: 'https://a.example/s/desk.png?w=1200&h=630&fit=fill&fm=jpg&q=85',
      alt: 'A desk',
    })
    expect(own({ description: '' })?.alt).toBe('First reply')
    expect(own({ mimeType: 'image/svg+xml' })?.draw).toBeDefined()
    expect(cardOf('blogPost', { title: 'First reply', image: asset })?.draw).toBeDefined()
  })

  it('shows the picture of its entry and describes it', async () => {
    const red = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><path fill="red" d="M0 0h16v9H0z"/></svg>',
    )
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(red))
    const made = cardOf('blogPost', { title: 'First reply', image: { ...asset, mimeType: 'image/svg+xml' } })
    expect(made?.alt).toBe('First reply. A desk')
    expect(made?.address).not.toBe(card('First reply', 'blogPost').address)
    expect(await colorInArch(made)).toEqual([255, 0, 0])
  })

  it('is a PNG of the requested size whose words need no font', async () => {
    const long = 'A title of a length that takes more than one line, or even more than two of them'
    const drawing = await drawingOf(card(long))
    expect(drawing.toString()).not.toContain('<text')
    expect(await sharp(drawing).metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  it.each([
    ['long', 'Words, '.repeat(18)],
    ['too long to show', 'Words, '.repeat(60)],
    ['one long word', 'Kundenzufriedenheitsumfragen'],
    ['one very long word', 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'],
    ['in another script', 'Καλημέρα 日本'],
    ['full of SVG syntax', '<script> & "quotes"'],
  ])('keeps a title that is %s within its bounds', async (_, title) => {
    const drawing = await drawingOf(card(title))
    const paths = DomUtils.getElementsByTagName('path', parseDocument(drawing.toString(), { xmlMode: true }))
    const outline = paths.at(-1)?.attribs.d ?? ''
    const numbers = [...outline.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number))
    const across = numbers.filter((_value, index) => index % 2 === 0)
    const down = numbers.filter((_value, index) => index % 2 === 1)
    expect(Math.max(0, ...across)).toBeLessThan(800)
    expect(Math.max(0, ...down)).toBeLessThan(545)
    expect((await sharp(drawing).png().toBuffer()).byteLength).toBeGreaterThan(0)
  })
})

describe('a build', () => {
  useOwnFolder()

  it('deletes the cards that no page names any longer', async () => {
    await mkdir('public/page-data/pricing', { recursive: true })
    await mkdir('public/social')
    await writeFile('public/page-data/pricing/page-data.json', '{"socialCard":{"src":"/social/01234567.png"}}')
    await writeFile('public/social/01234567.png', '')
    await writeFile('public/social/89abcdef.png', '')
    await socialCards.onPostBuild?.({} as never)
    expect(await readdir('public/social')).toEqual(['01234567.png'])
  })
})
