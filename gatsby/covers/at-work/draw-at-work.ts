import { integrationCategories, type IntegrationCategory } from '../../../src/data/content-choices'
import { displayPen, textPen, type Pen } from '../../outline'
import { asSvg, box, canvas, createDice, disc, fill, line, paint as p, place, type Drawing } from '../brush'
import { lights } from '../lights'
import { readDrawings } from '../read-drawings'

const sceneCalled = readDrawings('at-work/scenes.svg')

/** The scenes of each category: the first whose words are in the description; the last needs none. */
const byCategory: Readonly<Record<IntegrationCategory, readonly (readonly [scene: string, words?: RegExp])[]>> = {
  Analytics: [['report']],
  Commerce: [['subscription', /subscription/i], ['order']],
  CRM: [['account']],
  Development: [['errors', /\berrors\b/i], ['issue']],
  Messaging: [['channel', /direct messages|messages to your/i], ['colleague']],
  Phone: [['voicemail']],
  Productivity: [
    ['appointment', /appointment/i],
    ['mailbox', /mail from|mailbox/i],
    ['chain', /scenario|without code/i],
    ['task'],
  ],
  Surveys: [['form', /(become|arrive as) conversations/i], ['survey']],
}

function sceneOf(category: string, description: string) {
  const known = integrationCategories.find((one) => one === category)
  const [name] = (known && byCategory[known].find(([, words]) => words?.test(description) ?? true)) ?? []
  return name === undefined ? undefined : sceneCalled(name)
}

interface Pens {
  readonly display: Pen
  readonly text: Pen
}

let pens: Pens | undefined

/** Opened once: fonts take a while. */
const getPens = (): Pens => (pens ??= { display: displayPen(), text: textPen() })

const nameSize = 28
/** Between the tile and the edge of the card. */
const nameWidth = 196

/** A name in one line, smaller if it is long. */
function writeName(name: string, { display }: Pens): string {
  const size = Math.min(nameSize, (nameSize * nameWidth) / Math.max(1, display.widthOf(name, nameSize)))
  return fill(p.night, display.pathOf(name, size, 56, 36))
}

const textSize = 22

const write = (words: string, x: number, y: number): string =>
  `<text fill="${p.ink}" font-size="${textSize}" x="${x}" y="${y}">${words}</text>`

const rounded = (value: number): number => Math.round(value * 10) / 10

/**
 * Replaces text with outlines, so that the picture needs no fonts. Draws each letter of a size once and then repeats
 * it: without that the picture would be twice as large.
 */
function outlineText(svg: string, pen: Pen): string {
  const outlines = new Map<string, string>()
  const idOf = (letter: string, size: number): string => {
    const key = `${letter} ${size}`
    if (!outlines.has(key)) outlines.set(key, pen.pathOf(letter, size, 0, 0))
    return `l${[...outlines.keys()].indexOf(key)}`
  }
  const written = svg.replaceAll(
    /<text fill="([^"]+)" font-size="(\d+)" x="(\d+)" y="(\d+)">([^<]*)<\/text>/g,
    (_text, ink: string, size: string, x: string, y: string, words: string) => {
      const letters = Array.from(words, (letter, index) => {
        const left = rounded(pen.widthOf(words.slice(0, index), Number(size)))
        return letter === ' ' ? '' : `<use href="#${idOf(letter, Number(size))}" x="${left}"/>`
      })
      return `<g fill="${ink}" transform="translate(${x} ${y})">${letters.join('')}</g>`
    },
  )
  const letters = [...outlines.values()].map((d, index) => `<path id="l${index}" d="${d}"/>`)
  return `${written}<defs>${letters.join('')}</defs>`
}

/**
 * An integration at work: a customer’s message in the inbox, and beside it the card with what the other
 * product knows.
 *
 * @param category chooses what the card shows, together with the description
 * @returns `undefined` for a category without a scene
 */
export function drawAtWork(name: string, category: string, description: string): Drawing | undefined {
  const scene = sceneOf(category, description)
  if (!scene) return undefined
  const drawn = getPens()
  const dice = createDice(name)
  const light = lights[dice.pick(['dusk', 'day', 'night', 'morning'] as const)]
  const person = sceneCalled(scene.data('person'))
  const message = scene.data('message').split('|')
  const bubble = 34 + message.length * 30
  const content = [
    // Higher than the canvas, for the frame that shows more above the card.
    fill(light.sky, `M0-60h${canvas.width}v460H0z`),
    disc(light.orb === p.cream50 ? p.blue50 : light.orb, dice.between(60, 580), 60, 120),
    fill(light.land[0], 'M0 300C160 240 320 250 420 280s160 10 220-20v140H0z'),
    // The inbox.
    box(p.white, 26, 34, 340, 332, 22),
    place(50, 58, person.svg, 1.1),
    write(person.words, 116, 80),
    line(p.blue100, 8, 'M118 98h92'),
    box(p.cream100, 50, 130, 272, bubble, 18),
    message.map((words, index) => write(words, 68, 162 + index * 30)).join(''),
    box(p.blue600, 84, 146 + bubble, 220, 62, 18),
    line(p.blue200, 8, `M104 ${168 + bubble}h176M104 ${188 + bubble}h112`),
    line(p.blue100, 3, 'M26 312h300'),
    line(p.blue100, 8, 'M52 340h150'),
    box(p.ember600, 236, 322, 72, 32, 16),
    line(p.cream50, 5, 'M260 338h22M274 330l8 8-8 8'),
    // The card.
    box('#0b2140', 330, 64, 290, 316, 22).replace('/>', ' opacity=".14"/>'),
    box(p.cream50, 326, 56, 290, 316, 22),
    box(p.ember600, 346, 76, 44, 44, 12),
    place(
      346,
      76,
      fill(p.cream50, drawn.display.pathOf(name.charAt(0), 28, 22 - drawn.display.widthOf(name.charAt(0), 28) / 2, 32)),
    ),
    place(346, 70, writeName(name, drawn)),
    place(346, 142, scene.svg),
  ].join('')
  return {
    svg: asSvg(outlineText(content, drawn.text), canvas),
    alt: `A message from a customer in the inbox, and beside it a card from ${name} that shows ${scene.words}`,
    ...canvas,
    focus: '318 -54 306 431',
  }
}
