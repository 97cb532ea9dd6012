import { box, disc, fill, line, paint as p, place, repeat, type Dice } from '../brush'
import { readDrawings } from '../read-drawings'

/** Something that a cover shows. */
interface Thing {
  /** What it is, for the alternative text, with its article. */
  readonly words: string
  /** Its drawing, about 200 × 200, with its foot at 0, 0. */
  readonly draw: (dice: Dice) => string
}

const dial = (turn: number, radius: number): string =>
  disc(p.blue800, 0, -radius, radius) +
  disc(p.cream50, 0, -radius, radius - 11) +
  repeat(12, (hour) =>
    place(0, -radius, line(hour % 3 ? p.blue200 : p.night, hour % 3 ? 4 : 6, `M0 ${22 - radius}v8`), 1, hour * 30),
  ) +
  place(0, -radius, line(p.night, 8, `M0 0V${34 - radius}`), 1, turn * 30) +
  place(0, -radius, line(p.ember600, 8, `M0 0v${Math.round(radius * -0.45)}`), 1, turn * 75) +
  disc(p.night, 0, -radius, 8)

const spine = (tint: string, x: number, width: number, height: number): string =>
  box(tint, x, -height, width, height, 4) + line(p.cream50, 4, `M${x + 7} ${24 - height}h${width - 14}`)

const spines = [p.blue600, p.ember400, p.cream200, p.blue800, p.ember600, p.blue400, p.cream50, p.blue700] as const

const sheet = (width: number, height: number): string => box(p.cream50, -width / 2, -height, width, height, 8)

/** Lines of writing. */
const writing = (x: number, y: number, widths: readonly number[], gap = 22, ink: string = p.blue200): string =>
  line(ink, 7, widths.map((width, index) => `M${x} ${y + index * gap}h${width}`).join(''))

const star = 'M0-34 10-11 35-8 17 9 22 34 0 22-22 34-17 9-35-8-10-11z'

/** Drawings that differ from entry to entry. */
const changing = {
  trays: {
    words: 'three trays of letters',
    draw: (dice) =>
      repeat(3, (tray) => {
        const letters = 1 + tray * 2 + dice.between(0, 1)
        return place(
          (tray - 1) * 112,
          0,
          repeat(letters, (index) =>
            place(
              dice.between(-4, 4),
              -24 - index * 15,
              box(index % 3 === 1 ? p.ember200 : p.cream50, -42, -13, 84, 12, 3),
            ),
          ) + fill(tray === 1 ? p.ember600 : p.blue600, 'M-54-40h12v18h84v-18h12V0H-54z'),
        )
      }),
  },
  report: {
    words: 'a report on one page',
    draw: (dice) =>
      sheet(170, 214) +
      box(p.night, -62, -192, 74, 12, 6) +
      repeat(5, (bar) => {
        const height = dice.between(22, 82)
        return box(bar === 3 ? p.ember400 : p.blue600, -60 + bar * 26, -88 - height, 17, height, 3)
      }) +
      line(p.blue200, 4, 'M-64-86H64') +
      writing(-62, -62, [124, 110, 62], 20),
  },
  calendar: {
    words: 'a calendar with some days marked',
    draw: (dice) => {
      const marked = [dice.between(0, 3), dice.between(4, 8), dice.between(9, 14)]
      return (
        box(p.cream50, -100, -196, 200, 196, 16) +
        fill(p.ember600, 'M-100-180a16 16 0 0 1 16-16H84a16 16 0 0 1 16 16v34h-200z') +
        line(p.cream50, 9, 'M-52-208v26M52-208v26') +
        repeat(15, (day) =>
          box(
            marked.includes(day) ? p.ember400 : p.blue100,
            -84 + (day % 5) * 35,
            -128 + Math.floor(day / 5) * 40,
            27,
            30,
            7,
          ),
        )
      )
    },
  },
  tags: {
    words: 'luggage tags hanging from a rail',
    draw: (dice) =>
      line(p.woodDark, 9, 'M-140-206h280') +
      repeat(4, (tag) => {
        const drop = dice.between(20, 62)
        const tint = [p.ember400, p.cream50, p.blue400, p.ember600][tag] ?? p.ember400
        return place(
          -105 + tag * 70,
          -206,
          line(p.wood, 4, `M0 0v${drop}`) +
            fill(tint, `M-26 ${drop + 24}l16-18h20l16 18v84a6 6 0 0 1-6 6h-40a6 6 0 0 1-6-6z`) +
            disc(p.night, 0, drop + 20, 5) +
            line(tag === 1 ? p.blue200 : p.cream50, 5, `M-12 ${drop + 56}h24M-12 ${drop + 72}h16`),
          1,
          (tag % 2 ? -1 : 1) * dice.between(1, 5),
        )
      }),
  },
  clock: {
    words: 'a large clock',
    draw: (dice) => line(p.night, 12, 'M-52-16-66 0M52-16 66 0') + dial(dice.between(1, 11), 100),
  },
  clocks: {
    words: 'three clocks that show three times',
    draw: (dice) =>
      place(-118, 0, dial(dice.between(0, 4), 58)) +
      place(118, 0, dial(dice.between(8, 11), 58)) +
      place(0, 0, dial(dice.between(5, 7), 82)),
  },
  books: {
    words: 'a stack of books',
    draw: (dice) =>
      repeat(5, (book) => {
        const [tint, width] = [spines[(book + dice.between(0, 2)) % spines.length] ?? p.blue600, dice.between(150, 206)]
        const top = -36 * (book + 1)
        return (
          box(tint, -width / 2 + dice.between(-8, 8), top, width, 36, 6) +
          line(p.cream50, 4, `M${20 - width / 2} ${top + 18}h34`)
        )
      }),
  },
  row: {
    words: 'ten books side by side',
    draw: (dice) =>
      repeat(10, (book) =>
        spine(spines[book % spines.length] ?? p.blue600, -150 + book * 30, 28, dice.between(116, 186)),
      ),
  },
  abacus: {
    words: 'an abacus',
    draw: (dice) =>
      `${
        box(p.cream50, -112, -198, 224, 188, 10) +
        repeat(4, (rod) => {
          const [y, moved] = [-170 + rod * 44, dice.between(1, 5)]
          return (
            line(p.woodDark, 5, `M-110 ${y}h220`) +
            repeat(7, (bead) => {
              const x = bead < moved ? -92 + bead * 24 : 92 - (6 - bead) * 24
              return box(bead < moved ? p.ember400 : p.blue600, x - 10, y - 17, 20, 34, 10)
            })
          )
        })
      }<rect fill="none" stroke="${p.night}" stroke-width="16" x="-116" y="-202" width="232" height="196" rx="12"/>`,
  },
  seedling: {
    words: 'a young plant in a pot',
    draw: (dice) =>
      line(p.success, 9, 'M0-84V-176') +
      repeat(3 + dice.between(0, 2), (leaf) =>
        place(
          0,
          -104 - leaf * 24,
          fill(leaf % 2 ? '#2f8f63' : p.success, 'M0 0c8-36 36-46 68-38-4 32-32 48-68 38z'),
          leaf % 2 ? 0.95 : 1.05,
          leaf % 2 ? -122 : 8,
        ),
      ) +
      fill(p.ember600, 'M-62-74H62L48 0h-96z') +
      box(p.ember700, -70, -92, 140, 26, 8),
  },
  houses: {
    words: 'a bar chart whose bars are houses with lit windows',
    draw: (dice) =>
      repeat(5, (bar) => {
        const [x, floors] = [-132 + bar * 58, Math.min(4, bar + dice.between(0, 1))]
        const top = -58 - floors * 32
        return (
          box(bar % 2 ? p.blue600 : p.blue800, x, top, 48, -top) +
          fill(p.ember600, `M${x - 6} ${top}l30-30 30 30z`) +
          repeat(
            floors + 1,
            (floor) =>
              box((floor + bar) % 3 === 1 ? p.ember400 : p.ember200, x + 9, top + 12 + floor * 32, 12, 16, 2) +
              box(p.ember200, x + 28, top + 12 + floor * 32, 12, 16, 2),
          )
        )
      }),
  },
  rating: {
    words: 'a rating of four and a half stars',
    draw: (dice) => {
      const part = dice.between(20, 50)
      return (
        box(p.cream50, -176, -146, 352, 104, 24) +
        fill(p.cream50, 'M-40-44H16L-30 0z') +
        repeat(5, (index) => place(-136 + index * 68, -94, fill(index < 4 ? p.ember400 : p.blue100, star), 0.86)) +
        place(
          136,
          -94,
          `<clipPath id="part"><path d="M-40-40H${part - 40}V40H-40z"/></clipPath><path clip-path="url(#part)" fill="${p.ember400}" d="${star}"/>`,
          0.86,
        )
      )
    },
  },
  gauge: {
    words: 'a dial with its needle in the upper half',
    draw: (dice) =>
      fill(p.cream50, 'M-134 0a134 134 0 0 1 268 0z') +
      line(p.blue200, 22, 'M-104-12A104 104 0 0 1-64-82') +
      line(p.ember200, 22, 'M-38-98A104 104 0 0 1 38-98') +
      line(p.ember600, 22, 'M64-82A104 104 0 0 1 104-12') +
      place(0, -8, line(p.night, 11, 'M0 0V-84'), 1, dice.between(14, 52)) +
      disc(p.night, 0, -8, 17),
  },
  laptop: {
    words: 'a laptop with lines of code on it',
    draw: (dice) =>
      box(p.night, -128, -178, 256, 166, 14) +
      box(p.blue800, -116, -166, 232, 140, 6) +
      repeat(6, (row) => {
        const [indent, width] = [[0, 18, 36, 36, 18, 0][row] ?? 0, dice.between(40, 110)]
        const tint = [p.ember400, p.blue200, p.cream50][row % 3] ?? p.cream50
        return line(tint, 7, `M${-98 + indent} ${-146 + row * 20}h${width}`)
      }) +
      fill(p.blue200, 'M-150-14h300l-10 14h-280z'),
  },
} as const satisfies Readonly<Record<string, Thing>>

/** Drawings that are always the same, by the SVG file beside this module that they stand in. */
const files = {
  paper: ['letter', 'storm', 'edit', 'article', 'checklist', 'question', 'cards'],
  desk: ['hourglass', 'book', 'magnifier', 'lamp', 'idea', 'candle', 'mugs', 'flowers', 'jar', 'globe', 'snowGlobe'],
  tools: ['scales', 'headset', 'phone', 'chat', 'bell', 'rule', 'pencils'],
  room: ['chair', 'door', 'doors', 'signpost', 'suitcase', 'keys', 'table'],
} as const

type FixedName = (typeof files)[keyof typeof files][number]

const fixed = Object.fromEntries<Thing>(
  Object.entries(files).flatMap(([file, names]) => {
    const find = readDrawings(`things/${file}.svg`)
    return names.map((name) => [name, { words: find(name).words, draw: () => find(name).svg }])
  }),
) as Readonly<Record<FixedName, Thing>>

/** Everything that a cover can show. */
export const things: Readonly<Record<FixedName | keyof typeof changing, Thing>> = { ...fixed, ...changing }

export type ThingName = keyof typeof things
