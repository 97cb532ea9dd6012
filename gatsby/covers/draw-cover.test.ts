import sharp from 'sharp'
import { createDice } from './brush'
import { drawCover } from './draw-cover'
import { lights } from './lights'
import { settings } from './settings'
import { things } from './things/things'

const subject = { type: 'blogPost', slug: 'first-reply', title: 'The first reply', category: 'Writing' } as const

describe('drawCover', () => {
  it('draws the same cover in every build, and another one for another entry', () => {
    expect(drawCover(subject)).toEqual(drawCover({ ...subject }))
    expect(drawCover({ ...subject, slug: 'second-reply' }).svg).not.toBe(drawCover(subject).svg)
  })

  it('says what it shows, and its size', async () => {
    const { svg, alt, width, height } = drawCover(subject)
    expect(alt).toMatch(/^Drawing of an open letter with a heart on it .+, (at dusk|in the morning)$/)
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width, height })
  })

  it('needs no font, no script and no other file', () => {
    expect(drawCover(subject).svg).not.toMatch(/<text|<script|href=|<image/)
  })
})

describe.each(Object.entries(settings))('the setting “%s”', (name, setting) => {
  it.each(Object.entries(lights))('is drawn %s, with any thing in it', async (_light, light) => {
    for (const [thingName, thing] of Object.entries(things)) {
      const dice = createDice(`${name} ${thingName}`)
      const drawn = setting.draw(thing.draw(dice), light, dice)
      expect(drawn).not.toMatch(/undefined|NaN/)
      expect(drawn.length).toBeLessThan(12_000)
    }
    const dice = createDice(name)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400">${setting.draw(things.letter.draw(dice), light, dice)}</svg>`
    const { data } = await sharp(Buffer.from(svg)).resize(64, 40).raw().toBuffer({ resolveWithObject: true })
    // The ground is opaque in every corner.
    expect(data.length % 4 === 0 ? data[3] : 255).toBe(255)
  })
})
