import sharp from 'sharp'
import { integrationCategories } from '../../../src/data/content-choices'
import { drawAtWork } from './draw-at-work'

describe('drawAtWork', () => {
  it.each(integrationCategories)('draws an integration of the category %s', async (category) => {
    const drawing = drawAtWork('Lamp & Co', category, '')
    expect(drawing?.alt).toMatch(/^A message from a customer .+ a card from Lamp & Co that shows /)
    expect(await sharp(Buffer.from(drawing?.svg ?? '')).metadata()).toMatchObject({ width: 640, height: 400 })
    expect(drawing?.svg).not.toMatch(/<text|undefined|NaN/)
  })

  it('shows what the description says it is for', () => {
    const shows = (description: string) => drawAtWork('A', 'Commerce', description)?.alt
    expect(shows('Subscriptions and invoices.')).toMatch(/a subscription/)
    expect(shows('Orders and deliveries.')).toMatch(/an order/)
  })

  it('draws each letter once, which keeps the file small', () => {
    const { svg = '' } = drawAtWork('A', 'Commerce', '') ?? {}
    const letters = [...svg.matchAll(/<path id="(l\d+)" d="([^"]+)"/g)]
    const used = new Set(Array.from(svg.matchAll(/<use href="#(l\d+)"/g), ([, id]) => id))
    expect(new Set(letters.map(([, , outline]) => outline)).size).toBe(letters.length)
    expect(used).toEqual(new Set(letters.map(([, id]) => id)))
    expect(svg.length).toBeLessThan(30_000)
  })

  it('draws nothing for a category that the site does not know', () => {
    expect(drawAtWork('A', 'Weather', '')).toBeUndefined()
  })
})
