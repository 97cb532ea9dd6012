import { box, canvas, disc, fill, line, paint as p, place, repeat, type Dice } from './brush'
import type { Light } from './lights'

/** What settings are made of: sky and land, walls, light. */

const { width, height } = canvas

export const ground = (tint: string): string => fill(tint, `M0 0h${width}v${height}H0z`)

export const house = (x: number, y: number, size: number, walls: string, window: string): string =>
  place(
    x,
    y,
    box(walls, -34, -58, 68, 58) +
      fill(p.ember600, 'M-46-56 0-96l46 40z') +
      box(p.ember700, 16, -96, 10, 26) +
      box(window, -22, -44, 15, 17) +
      box(window, 7, -44, 15, 17) +
      fill(window, 'M-8 0v-12a8 8 0 0 1 16 0V0z'),
    size,
  )

const stars = (dice: Dice, count: number, left: number, right: number, bottom: number): string =>
  fill(
    p.blue200,
    repeat(count, () => {
      const size = dice.between(3, 6)
      const [x, y] = [dice.between(left, right), dice.between(14, bottom)]
      return `M${x} ${y - size}l2 ${size - 2} ${size - 2} 2-${size - 2} 2-2 ${size - 2}-2-${size - 2}-${size - 2}-2 ${size - 2}-2z`
    }),
  )

const cloud = (x: number, y: number, size: number): string =>
  place(
    x,
    y,
    fill(p.cream50, 'M-60 0a19 19 0 0 1 4-37 32 32 0 0 1 60-10 25 25 0 0 1 42 14A17 17 0 0 1 50 0z', 0.8),
    size,
  )

export const sky = (light: Light, dice: Dice): string => {
  const orbX = dice.between(110, 530)
  return (
    ground(light.sky) +
    (light.hasStars
      ? stars(dice, 11, 20, 620, 170) + disc(light.orb, orbX, 84, 36) + disc(light.sky, orbX + 15, 75, 31)
      : disc(light.orb, orbX, 150, 104) + cloud((orbX + 300) % 600, dice.between(70, 110), 0.9))
  )
}

/** A hill about as high as `top`, with waves of its own. */
export const hill = (tint: string, top: number, swing: number): string =>
  fill(
    tint,
    `M0 ${top + swing}C150 ${top - swing * 2} 260 ${top - swing} 360 ${top}S550 ${top + swing * 2} ${width} ${top - swing}V${height}H0z`,
  )

export const wallWithPanel = (light: Light): string => ground(light.wall) + fill(light.panel, `M0 250h${width}v150H0z`)

export const tabletop = (light: Light, top: number): string =>
  box(light.table, -10, top, width + 20, 24, 6) + fill(light.tableEdge, `M0 ${top + 24}h${width}V${height}H0z`)

/** Light that fades from one end of the canvas to the other. */
const fading = (id: string, direction: string, from: string, d: string): string =>
  `<linearGradient id="${id}" ${direction}><stop stop-color="${from}" stop-opacity=".75"/><stop offset="1" stop-color="${from}" stop-opacity="0"/></linearGradient>${fill(
    `url(#${id})`,
    d,
  )}`

/** The light of a lighthouse, on one side of the sky. */
export const beam = (paintOf: string, isFromRight: boolean): string =>
  isFromRight
    ? fading('beam', 'x1="1" x2="0"', paintOf, 'M552 116 0 30v150z')
    : fading('beam', 'x2="1"', paintOf, 'M88 116 640 30v150z')

export const plant = (x: number, y: number, size = 1): string =>
  place(
    x,
    y,
    fill(p.ember600, 'M-30-50h60L22 0h-44z') +
      line(p.success, 7, 'M0-50v-44M0-60c-18-4-26-16-28-34M0-56c16-4 26-18 28-38'),
    size,
  )

export const floorLamp = (x: number): string =>
  place(
    x,
    372,
    line(p.woodDark, 8, 'M0-4V-232') +
      fill(p.woodDark, 'M-34 0a34 12 0 0 1 68 0z') +
      fading('glow', 'x2="0" y2="1"', p.ember200, 'M-44-226h88L92-20H-92z') +
      fill(p.ember400, 'M-26-292h52l24 68H-50z'),
  )

export const pendant = (x: number, bottom: number, reach: number): string =>
  fading('glow', 'x2="0" y2="1"', p.ember200, `M${x - 40} 74h80L${x + reach} ${bottom}H${x - reach}z`) +
  line(p.night, 5, `M${x} 0v34`) +
  fill(p.ember400, `M${x - 22} 32h44l24 42h-92z`) +
  box(p.ember100, x - 50, 72, 100, 9, 4)

/** An armchair seen from the side; it faces right. */
export const armchair = (tint: string, shade: string): string =>
  line(p.woodDark, 9, 'M-56-14-62 0M52-14l6 14') +
  fill(shade, 'M-78-168c0-16 12-24 26-24s26 8 26 24l10 94h-62z') +
  fill(tint, 'M-76-74h124a18 18 0 0 1 18 18v44H-76z') +
  fill(shade, 'M-52-104h84a20 20 0 0 1 0 40h-84a20 20 0 0 1 0-40z')

const spines = [p.blue600, p.ember400, p.cream50, p.blue800, p.ember600, p.blue400] as const

export const rowOfBooks = (x: number, foot: number, count: number, dice: Dice): string =>
  repeat(count, (book) => {
    const [wide, tall] = [28, dice.between(70, 124)]
    return box(spines[(book + count) % spines.length] ?? p.blue600, x + book * (wide + 2), foot - tall, wide, tall, 4)
  })

/** A view through an arched window, with its frame. */
export const archWindow = (light: Light, dice: Dice): string =>
  `<clipPath id="view"><path d="M130 330V204a190 190 0 0 1 380 0v126z"/></clipPath><g clip-path="url(#view)">${sky(
    light,
    dice,
  )}${hill(light.land[0], dice.between(206, 230), 16)}${house(
    dice.between(170, 200),
    262,
    0.8,
    light.land[2],
    light.window,
  )}${house(dice.between(450, 474), 270, 0.9, light.land[2], light.window)}${hill(
    light.land[1],
    dice.between(272, 286),
    10,
  )}</g>` + `<path fill="none" stroke="${p.cream50}" stroke-width="14" d="M130 330V204a190 190 0 0 1 380 0v126"/>`
