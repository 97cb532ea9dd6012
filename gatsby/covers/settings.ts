import { box, canvas, disc, fill, line, paint as p, place, repeat, type Dice } from './brush'
import type { Light } from './lights'
import {
  archWindow,
  armchair,
  beam,
  floorLamp,
  ground,
  hill,
  house,
  pendant,
  plant,
  rowOfBooks,
  sky,
  tabletop,
  wallWithPanel,
} from './scenery'

/** Where a thing is shown. */
export interface Setting {
  /** The end of the alternative text, without the time of day. */
  readonly words: string
  /** @param thing a drawing of about 200 × 200 with its foot at 0, 0 */
  readonly draw: (thing: string, light: Light, dice: Dice) => string
}

const { width } = canvas
const middle = width / 2

export const settings = {
  hill: {
    words: 'on a hill with small houses',
    draw: (thing, light, dice) =>
      sky(light, dice) +
      hill(light.land[0], dice.between(226, 250), dice.between(14, 30)) +
      house(dice.between(70, 110), 276, 0.8, light.land[2], light.window) +
      house(dice.between(520, 570), 268, 1, light.land[2], light.window) +
      hill(light.land[1], dice.between(272, 288), 14) +
      hill(light.land[2], 342, -12) +
      place(middle, 356, thing, 1.12),
  },
  window: {
    words: 'in front of an arched window',
    draw: (thing, light, dice) =>
      ground(light.wall) +
      archWindow(light, dice) +
      tabletop(light, 330) +
      place(middle, 334, thing, 1.05) +
      rowOfBooks(18, 332, 3, dice) +
      plant(572, 332, 1.6),
  },
  lamplight: {
    words: 'on a table under a lamp',
    draw: (thing, light, dice) => {
      const side = dice.pick([-1, 1] as const)
      return (
        wallWithPanel(light) +
        tabletop(light, 322) +
        pendant(middle, 322, 210) +
        place(middle, 330, thing, 1.02) +
        place(middle + side * 236, 324, rowOfBooks(-60, 0, 4, dice)) +
        place(
          middle - side * 226,
          324,
          fill(p.blue600, 'M-24-56h48v36a20 20 0 0 1-20 20h-8a20 20 0 0 1-20-20z') +
            line(p.blue600, 8, 'M22-44h8a12 12 0 0 1 0 24h-8'),
        )
      )
    },
  },
  shelf: {
    words: 'on a shelf between books',
    draw: (thing, light, dice) =>
      ground(light.wall) +
      rowOfBooks(dice.between(16, 60), 112, dice.between(4, 7), dice) +
      rowOfBooks(dice.between(350, 420), 112, dice.between(4, 7), dice) +
      box(light.table, 0, 112, width, 16) +
      box(light.panel, 0, 128, width, 12) +
      rowOfBooks(20, 350, dice.between(4, 5), dice) +
      rowOfBooks(474, 350, dice.between(4, 5), dice) +
      place(middle, 352, thing, 1.04) +
      box(light.table, 0, 350, width, 18) +
      fill(light.tableEdge, `M0 368h${width}v32H0z`),
  },
  street: {
    words: 'in a street of lit houses',
    draw: (thing, light, dice) =>
      sky(light, dice) +
      repeat(7, (index) => {
        const [x, tall] = [index * 96 - 16, dice.between(96, 176)]
        const walls = light.land[index % 2 ? 0 : 1]
        return (
          box(walls, x, 316 - tall, 92, tall) +
          fill(
            index % 3 ? p.ember700 : p.ember600,
            `M${x - 6} ${316 - tall}l52-${index % 2 ? 40 : 56} 52 ${index % 2 ? 40 : 56}z`,
          ) +
          repeat(4, (pane) =>
            box(
              (pane + index) % 3 ? light.window : light.land[2],
              x + 16 + (pane % 2) * 38,
              334 - tall + Math.floor(pane / 2) * 42,
              20,
              24,
              2,
            ),
          )
        )
      }) +
      fill(light.land[2], `M0 312h${width}v88H0z`) +
      place(middle, 364, thing, 1.08),
  },
  sun: {
    words: 'in front of a large sun',
    draw: (thing, light, dice) => {
      const turn = dice.between(0, 29)
      return (
        ground(light.wall) +
        repeat(12, (ray) => place(middle, 300, fill(light.panel, 'M-30-520h60L0 0z'), 1, ray * 30 + turn)) +
        disc(light.hasStars ? p.ember400 : light.orb === p.cream50 ? p.ember200 : light.orb, middle, 264, 176) +
        hill(light.land[1], 322, dice.between(6, 14)) +
        hill(light.land[2], 346, -8) +
        place(middle, 360, thing, 1.18)
      )
    },
  },
  boat: {
    words: 'in a boat near a lighthouse',
    draw: (thing, light, dice) => {
      const right = dice.pick([true, false] as const)
      const x = right ? 552 : 88
      return (
        sky(light, dice) +
        beam(light.window, right) +
        fill(light.land[2], `M${x - 70} 300c20-30 46-36 70-36s50 6 70 36z`) +
        fill(p.cream50, `M${x - 19} 134h38l9 140h-56z`) +
        fill(p.ember600, `M${x - 22} 172h44l3 36h-50zM${x - 26} 236h52l2 36h-56z`) +
        box(p.ember200, x - 17, 100, 34, 34) +
        fill(light.hasStars ? p.ember600 : p.night, `M${x - 26} 102l26-30 26 30zM${x - 28} 134h56v8h-56z`) +
        fill(light.land[0], `M0 292q40-18 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0v108H0z`) +
        place(middle, 318, thing, 0.98) +
        fill(p.ember600, 'M160 300h320l-44 62a18 18 0 0 1-15 8H219a18 18 0 0 1-15-8z') +
        line(p.ember100, 7, 'M178 318h284') +
        fill(light.land[1], `M0 352q40-16 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0v48H0z`)
      )
    },
  },
  stage: {
    words: 'on a lit stage, with an audience in front',
    draw: (thing, light, dice) =>
      ground(light.wall) +
      box(light.hasStars ? p.blue600 : light.land[1], 96, 34, 448, 262, 26) +
      disc(p.ember200, middle, 190, 116) +
      place(middle, 286, thing, 0.98) +
      fill(light.panel, `M0 296h${width}v104H0z`) +
      repeat(6, (seat) => {
        const tint = [p.blue800, p.ember600, p.blue600, p.ember700][(seat + dice.between(0, 1)) % 4] ?? p.blue600
        const hair = dice.pick([p.night, '#3b2418', '#8a4b22', '#b9b3a8', '#d9a04e'] as const)
        return place(
          40 + seat * 112,
          412,
          fill(tint, 'M-58 0c2-44 22-60 58-60s56 16 58 60z') +
            box('#cf8f63', -13, -76, 26, 30, 12) +
            disc(hair, 0, -98, 32),
        )
      }),
  },
  picture: {
    words: 'in a picture above two armchairs',
    draw: (thing, light, dice) => {
      const [left, right] = dice.pick([
        [armchair(p.blue400, p.blue600), armchair(p.ember600, p.ember700)],
        [armchair(p.ember400, p.ember600), armchair(p.blue400, p.blue600)],
        [armchair(p.cream200, p.wood), armchair(p.ember600, p.ember700)],
        [armchair(p.blue400, p.blue600), armchair(p.cream200, p.wood)],
      ] as const)
      return `${
        wallWithPanel(light) +
        dice.pick([floorLamp(52), plant(590, 372, 2.3), floorLamp(590), plant(50, 372, 2.3)] as const) +
        dice.pick([
          box(p.woodDark, 206, 22, 228, 200, 8) + box(p.cream50, 218, 34, 204, 176, 4),
          disc(p.ember600, middle, 122, 112) + disc(p.cream50, middle, 122, 101),
          fill(p.night, 'M208 226V134a112 112 0 0 1 224 0v92z') +
            fill(p.cream100, 'M220 214v-80a100 100 0 0 1 200 0v80z'),
        ] as const) +
        place(middle, 198, thing, 0.68) +
        fill(light.tableEdge, `M0 352h${width}v48H0z`) +
        place(132, 376, left, 1.1)
      }<g transform="translate(508 376) scale(-1.1 1.1)">${right}</g>${line(
        light.hasStars ? p.cream200 : p.night,
        8,
        'M320 306v64M292 372h56',
      )}${box(p.wood, 264, 296, 112, 13, 6)}${place(
        300,
        296,
        fill(p.cream50, 'M-13-24h26v15a9 9 0 0 1-9 9h-8a9 9 0 0 1-9-9z'),
      )}${place(340, 296, fill(p.ember400, 'M-13-24h26v15a9 9 0 0 1-9 9h-8a9 9 0 0 1-9-9z'))}`
    },
  },
  board: {
    words: 'pinned beside a notice on a board',
    draw: (thing, light, dice) => {
      const [frame, felt, note] = dice.pick<readonly [string, string, string]>([
        [p.woodDark, p.cream200, p.blue600],
        [p.blue800, p.blue200, p.ember600],
        [p.ember700, p.ember200, p.blue800],
        [p.night, p.blue400, p.ember600],
      ])
      return (
        ground(light.wall) +
        box(frame, 58, 34, 524, 300, 14) +
        box(felt, 74, 50, 492, 268, 6) +
        place(
          206,
          186,
          box(p.cream50, -84, -112, 168, 224, 6) +
            box(note, -62, -84, 88, 13, 6) +
            line(p.blue200, 7, 'M-60-48H58M-60-24H38M-60 0H54M-60 24H20') +
            box(p.ember600, -62, 56, 76, 26, 13) +
            disc(p.ember600, 0, -98, 9),
          1,
          dice.between(-4, -1),
        ) +
        place(
          424,
          186,
          box(p.cream100, -104, -112, 208, 224, 6) + place(0, 96, thing, 0.86) + disc(p.blue600, 0, -98, 9),
          1,
          dice.between(1, 4),
        ) +
        tabletop(light, 352)
      )
    },
  },
} as const satisfies Readonly<Record<string, Setting>>

export type SettingName = keyof typeof settings
