import { box, disc, fill, line, paint as p, place, repeat } from '../brush'
import type { Thing } from './thing'

const heart = (x: number, y: number, size: number): string =>
  place(x, y, fill(p.ember600, 'M0 0C-14-10-20-17-20-26a11 11 0 0 1 20-6 11 11 0 0 1 20 6c0 9-6 16-20 26z'), size)

const sheet = (width: number, height: number): string => box(p.cream50, -width / 2, -height, width, height, 8)

/** Lines of writing. */
const writing = (x: number, y: number, widths: readonly number[], gap = 22, ink: string = p.blue200): string =>
  line(ink, 7, widths.map((width, index) => `M${x} ${y + index * gap}h${width}`).join(''))

const envelope = (content: string): string =>
  fill(p.ember400, 'M-104-116 0-186l104 70z') +
  content +
  fill(p.cream200, 'M-104-116 0-44l104-72V-8a8 8 0 0 1-8 8H-96a8 8 0 0 1-8-8z') +
  line(p.wood, 4, 'M-98-5-24-60M98-5 24-60')

/** What is written on, sent and filed. */
export const paper = {
  letter: {
    words: 'an open letter with a heart on it',
    draw: () => envelope(place(0, -24, sheet(160, 176) + writing(-54, -148, [108, 84])) + heart(0, -88, 1.1)),
  },
  storm: {
    words: 'a letter with a thundercloud coming out of it',
    draw: () =>
      envelope(box(p.cream50, -80, -128, 160, 100, 6)) +
      fill(p.blue600, 'M-84-128a34 34 0 0 1 2-68 48 48 0 0 1 90-22 40 40 0 0 1 66 24 33 33 0 0 1 10 66z') +
      fill(p.ember400, 'M6-152h34l-20 30h24l-54 66 14-46h-24z'),
  },
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
  edit: {
    words: 'a page with corrections and a pencil',
    draw: () =>
      place(-16, 0, sheet(164, 206) + writing(-58, -176, [112, 96, 112, 74, 104, 60], 27), 1, -4) +
      line(p.ember600, 6, 'M-82-146h92M-62-66q12-14 24 0t24 0 24 0') +
      place(
        96,
        -4,
        box(p.ember400, -13, -176, 26, 134) +
          box(p.ember600, -13, -196, 26, 24, 5) +
          fill(p.cream200, 'M-13-42h26L0 0z') +
          fill(p.night, 'M-5-16H5L0 0z'),
        1,
        24,
      ),
  },
  article: {
    words: 'a page with a title and three steps',
    draw: () =>
      sheet(170, 214) +
      box(p.blue600, -62, -194, 96, 14, 7) +
      writing(-62, -164, [124, 106], 16, p.blue100) +
      repeat(
        3,
        (step) => disc(p.ember400, -52, -122 + step * 32, 10) + writing(-32, -122 + step * 32, [86 - step * 14]),
      ) +
      fill(p.night, 'M24-8v-34a16 16 0 0 1 32 0v34z') +
      fill(p.ember200, 'M31-8v-32a9 9 0 0 1 18 0v32z'),
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
  checklist: {
    words: 'a clipboard with a checklist',
    draw: () =>
      box(p.woodDark, -92, -214, 184, 214, 14) +
      box(p.cream50, -76, -194, 152, 180, 6) +
      box(p.night, -38, -224, 76, 30, 10) +
      repeat(4, (row) =>
        row < 3
          ? line(p.ember600, 8, `M-58 ${-150 + row * 38}l9 10 17-20`) + writing(-14, -150 + row * 38, [70 - row * 12])
          : box(p.blue100, -60, -48, 26, 22, 6) + writing(-14, -36, [54]),
      ),
  },
  question: {
    words: 'a page with three questions',
    draw: () =>
      sheet(176, 200) +
      repeat(
        3,
        (row) =>
          disc(p.blue600, -56, -156 + row * 56, 18) +
          line(p.cream50, 5, `M-61 ${-161 + row * 56}a5.5 5.5 0 1 1 7 6q-2 1-2 4m0 7h.1`) +
          writing(-26, -162 + row * 56, [92 - row * 10, 60], 16),
      ),
  },
  cards: {
    words: 'a box of index cards with colored tabs',
    draw: () =>
      repeat(5, (card) => {
        const tab = [p.ember400, p.blue400, p.ember200, p.blue600, p.ember600][card] ?? p.ember400
        const top = -172 + card * 14
        return (
          box(tab, -88 + card * 32, top - 16, 48, 30, 6) + box(card % 2 ? p.cream100 : p.cream50, -94, top, 188, 80, 6)
        )
      }) +
      fill(p.ember600, 'M-112-86h224l-14 86H-98z') +
      box(p.cream200, -34, -58, 68, 28, 5) +
      line(p.blue200, 5, 'M-20-44h40'),
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
} as const satisfies Readonly<Record<string, Thing>>
