import { box, disc, fill, line, paint as p, place, repeat } from '../brush'
import type { Thing } from './thing'

const dial = (turn: number, radius: number): string =>
  disc(p.blue800, 0, -radius, radius) +
  disc(p.cream50, 0, -radius, radius - 11) +
  repeat(12, (hour) =>
    place(0, -radius, line(hour % 3 ? p.blue200 : p.night, hour % 3 ? 4 : 6, `M0 ${22 - radius}v8`), 1, hour * 30),
  ) +
  place(0, -radius, line(p.night, 8, `M0 0V${34 - radius}`), 1, turn * 30) +
  place(0, -radius, line(p.ember600, 8, `M0 0v${Math.round(radius * -0.45)}`), 1, turn * 75) +
  disc(p.night, 0, -radius, 8)

const mug = (tint: string): string =>
  line(tint, 11, 'M34-62h10a18 18 0 0 1 0 36H34') +
  fill(tint, 'M-40-80h80v58a22 22 0 0 1-22 22h-36a22 22 0 0 1-22-22z') +
  line(p.cream50, 6, 'M-12-98c-9-11 9-17 0-30M14-98c-9-11 9-17 0-30')

const spine = (tint: string, x: number, width: number, height: number): string =>
  box(tint, x, -height, width, height, 4) + line(p.cream50, 4, `M${x + 7} ${24 - height}h${width - 14}`)

const spines = [p.blue600, p.ember400, p.cream200, p.blue800, p.ember600, p.blue400, p.cream50, p.blue700] as const

/** What stands on desks, sills and shelves. */
export const desk = {
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
  hourglass: {
    words: 'an hourglass',
    draw: () =>
      fill(p.blue100, 'M-56-188H56c0 54-40 66-40 94s40 40 40 94H-56c0-54 40-66 40-94s-40-40-40-94z') +
      fill(
        p.ember400,
        'M-44-150h88c-8 30-32 40-38 56h-12c-6-16-30-26-38-56zM-52-10c2-24 24-40 52-54 28 14 50 30 52 54z',
      ) +
      line(p.ember400, 5, 'M0-96v40') +
      box(p.night, -74, -206, 148, 22, 11) +
      box(p.night, -74, -18, 148, 22, 11),
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
  book: {
    words: 'an open book',
    draw: () =>
      fill(p.blue800, 'M0-8C-34-30-88-34-132-22V-146c44-12 98-8 132 14 34-22 88-26 132-14V-22C88-34 34-30 0-8z') +
      fill(p.cream50, 'M0-24c-30-20-76-24-118-14v-116c42-10 88-6 118 14z') +
      fill(p.cream100, 'M0-24c30-20 76-24 118-14v-116c-42-10-88-6-118 14z') +
      line(
        p.blue200,
        6,
        'M-98-128c26-4 52-2 76 8M-98-104c26-4 52-2 76 8M-98-80c26-4 40-2 52 2M22-120c24-10 50-12 76-8M22-96c24-10 50-12 76-8M22-72c16-6 32-9 48-9',
      ) +
      fill(p.ember600, 'M62-166h24v70l-12-10-12 10z'),
  },
  magnifier: {
    words: 'a magnifying glass over an empty page',
    draw: () =>
      box(p.cream50, -96, -206, 150, 196, 8) +
      line(p.blue100, 7, 'M-74-176h106M-74-152h84M-74-128h40') +
      line(p.ember600, 22, 'M74-46 118-6') +
      disc(p.night, 26, -92, 70) +
      disc(p.blue100, 26, -92, 56) +
      line(p.cream50, 8, 'M-10-104a38 38 0 0 1 26-26'),
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
  lamp: {
    words: 'a table lamp',
    draw: () =>
      fill(p.ember200, 'M-72-108H72l60 108h-264z', 0.35) +
      box(p.cream200, -8, -112, 16, 100) +
      fill(p.cream200, 'M-50 0a50 18 0 0 1 100 0z') +
      fill(p.ember400, 'M-42-206h84l40 98H-82z') +
      box(p.ember100, -86, -112, 172, 11, 5),
  },
  idea: {
    words: 'a light bulb with a spark in it',
    draw: () =>
      disc(p.ember200, 0, -132, 104, 0.35) +
      fill(p.ember100, 'M0-206a72 72 0 0 1 40 132c-8 6-10 12-10 22h-60c0-10-2-16-10-22A72 72 0 0 1 0-206z') +
      fill(p.ember600, 'M0-182c5 31 17 43 48 48-31 5-43 17-48 48-5-31-17-43-48-48 31-5 43-17 48-48z') +
      box(p.night, -30, -48, 60, 14, 7) +
      box(p.night, -26, -30, 52, 14, 7) +
      fill(p.night, 'M-16-12h32L8 0H-8z'),
  },
  candle: {
    words: 'a lit candle',
    draw: () =>
      disc(p.ember400, 0, -168, 88, 0.3) +
      disc(p.ember200, 0, -164, 52, 0.45) +
      box(p.cream50, -26, -124, 52, 110, 8) +
      fill(p.cream200, 'M-26-100c12 10 18-6 26 2v20c0 10-12 10-12 0-4 6-14 4-14-4z') +
      line(p.night, 5, 'M0-124v-16') +
      fill(p.ember400, 'M2-204c2 20 22 28 22 52a23 23 0 0 1-46 0c0-14 8-18 12-28 2 8 6 10 10 10-2-14-2-24 2-34z') +
      fill(p.blue600, 'M-66-20H66l-14 20H-52z') +
      line(p.blue600, 10, 'M64-14h16a14 14 0 0 0 0-28'),
  },
  mugs: {
    words: 'two mugs of tea',
    draw: () => place(-70, 0, mug(p.ember600), 1.15) + place(62, 0, mug(p.blue600), 1.3),
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
  flowers: {
    words: 'a vase of flowers with a card',
    draw: () =>
      line(p.success, 7, 'M0-80C-8-120-34-140-46-160M0-80v-104M0-80c8-36 26-54 48-68') +
      [
        [-50, -168, p.ember400],
        [2, -190, p.ember600],
        [52, -156, p.ember200],
      ]
        .map(([x, y, tint]) =>
          place(
            Number(x),
            Number(y),
            repeat(6, (petal) => place(0, 0, disc(String(tint), 0, -17, 13), 1, petal * 60)) +
              disc(p.cream50, 0, 0, 10),
          ),
        )
        .join('') +
      fill(p.blue400, 'M-26-92h52c0 20 22 34 22 58C48-12 32 0 12 0h-24c-20 0-36-12-36-34 0-24 22-38 22-58z') +
      place(84, 0, box(p.cream50, -30, -46, 60, 46, 5) + line(p.ember600, 5, 'M-14-28h28M-14-16h16'), 1, 4),
  },
  jar: {
    words: 'a beetle in a jar',
    draw: () =>
      box(p.blue100, -78, -184, 156, 184, 30) +
      box(p.blue50, -60, -166, 22, 120, 11) +
      line(
        p.night,
        6,
        'M-34-84l-22-14M-38-62h-24M-34-42l-20 16M34-84l22-14M38-62h24M34-42l20 16M-10-108l-12-18M10-108l12-18',
      ) +
      disc(p.night, 0, -100, 19) +
      fill(p.ember600, 'M0-104c28 0 40 22 40 46S24-14 0-14s-40-20-40-44 12-46 40-46z') +
      line(p.night, 5, 'M0-102v86') +
      disc(p.night, -18, -66, 6) +
      disc(p.night, 18, -66, 6) +
      disc(p.night, -16, -40, 5) +
      disc(p.night, 16, -40, 5) +
      box(p.night, -66, -208, 132, 30, 8),
  },
  globe: {
    words: 'a globe on a stand',
    draw: () =>
      line(p.woodDark, 12, 'M-62-190a96 96 0 1 0 124 142M0-20V-4') +
      disc(p.blue400, 0, -116, 78) +
      fill(
        p.cream50,
        'M-60-150c24-20 50-14 54 4s-24 20-20 40-16 26-28 12-22-34-6-56zM14-102c14-10 40-4 46 10s-14 42-32 42-26-40-14-52zM18-180c14 4 34 16 40 32-12 8-30 2-38-6s-8-22-2-26z',
      ) +
      box(p.woodDark, -54, -14, 108, 14, 7),
  },
  snowGlobe: {
    words: 'a snow globe with a lit house in it',
    draw: () =>
      disc(p.blue100, 0, -122, 92) +
      fill(p.cream50, 'M-80-76c30-20 60-10 90-12s50-8 70 12a92 92 0 0 1-160 0z') +
      box(p.night, -34, -128, 68, 52) +
      fill(p.ember600, 'M-46-122 0-166l46 44z') +
      box(p.ember200, -20, -112, 16, 18) +
      box(p.ember200, 6, -112, 16, 18) +
      repeat(9, (flake) => disc(p.white, -62 + ((flake * 37) % 126), -196 + ((flake * 53) % 104), 4.5)) +
      fill(p.ember600, 'M-74-40H74L88 0H-88z') +
      box(p.ember700, -90, -10, 180, 14, 7),
  },
} as const satisfies Readonly<Record<string, Thing>>
