import { box, disc, fill, line, paint as p, place, repeat } from '../brush'
import type { Thing } from './thing'

const star = 'M0-34 10-11 35-8 17 9 22 34 0 22-22 34-17 9-35-8-10-11z'

/** What a support team works with. */
export const tools = {
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
  scales: {
    words: 'a pair of scales with a letter on one side and coins on the other',
    draw: () =>
      box(p.blue400, -6, -190, 12, 180, 6) +
      fill(p.blue400, 'M-56 0a56 22 0 0 1 112 0z') +
      line(p.blue400, 10, 'M-108-160 108-184') +
      disc(p.ember600, 0, -194, 15) +
      line(p.wood, 4, 'M-108-158-148-74M-108-158-68-74M108-182 68-98M108-182 148-98') +
      fill(p.ember600, 'M-156-76h96a48 34 0 0 1-96 0zM60-100h96a48 34 0 0 1-96 0z') +
      box(p.cream50, -138, -116, 60, 40, 4) +
      line(p.wood, 4, 'M-134-112-108-92-82-112') +
      repeat(3, (coin) => box(coin % 2 ? p.ember200 : p.ember400, 82 + coin * 3, -112 - coin * 12, 52, 12, 6)),
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
  headset: {
    words: 'a headset on a stand',
    draw: () =>
      box(p.woodDark, -8, -150, 16, 142, 8) +
      fill(p.woodDark, 'M-58 0a58 18 0 0 1 116 0z') +
      line(p.blue400, 15, 'M-80-84v-30a80 80 0 0 1 160 0v30') +
      box(p.ember600, -98, -112, 38, 70, 18) +
      box(p.ember600, 60, -112, 38, 70, 18) +
      line(p.blue400, 7, 'M82-44c0 26-20 36-46 36') +
      disc(p.ember400, 32, -8, 12),
  },
  phone: {
    words: 'a telephone whose receiver is off',
    draw: () =>
      fill(
        p.ember600,
        'M-62-104H62c18 0 28 26 38 66l6 24a14 14 0 0 1-14 14H-92a14 14 0 0 1-14-14l6-24c10-40 20-66 38-66z',
      ) +
      disc(p.cream50, 0, -52, 38) +
      repeat(8, (hole) => place(0, -52, disc(p.ember600, 0, -24, 5), 1, hole * 45)) +
      disc(p.ember600, 0, -52, 8) +
      place(
        6,
        -118,
        fill(
          p.night,
          'M-112-18c0-34 30-52 112-52s112 18 112 52c0 12-10 16-24 16H62c-14 0-16-20-22-26-12-8-68-8-80 0-6 6-8 26-22 26h-26c-14 0-24-4-24-16z',
        ),
        1,
        -9,
      ),
  },
  chat: {
    words: 'two speech bubbles',
    draw: () =>
      fill(
        p.blue600,
        'M-126-206h150a28 28 0 0 1 28 28v42a28 28 0 0 1-28 28h-96l-36 32v-32h-18a28 28 0 0 1-28-28v-42a28 28 0 0 1 28-28z',
      ) +
      line(p.cream50, 8, 'M-122-170H16M-122-142h84') +
      fill(
        p.cream50,
        'M-8-98h116a26 26 0 0 1 26 26v30a26 26 0 0 1-26 26h-8V12L70-16H-8a26 26 0 0 1-26-26v-30a26 26 0 0 1 26-26z',
      ) +
      repeat(3, (dot) => disc(dot === 1 ? p.ember400 : p.ember600, 18 + dot * 32, -57, 10)),
  },
  bell: {
    words: 'a bell on a counter',
    draw: () =>
      disc(p.ember200, 0, -80, 110, 0.4) +
      line(p.ember600, 8, 'M-122-130l-22-16M0-190v-28M122-130l22-16M-70-170l-14-24M70-170l14-24') +
      disc(p.night, 0, -140, 14) +
      box(p.night, -5, -140, 10, 24) +
      fill(p.ember400, 'M-98-28a98 96 0 0 1 196 0z') +
      line(p.ember100, 9, 'M-66-52a66 62 0 0 1 34-42') +
      box(p.night, -116, -28, 232, 28, 12),
  },
  rule: {
    words: 'a row of dominoes that is about to fall',
    draw: () =>
      repeat(5, (tile) =>
        place(
          -120 + tile * 56,
          0,
          box([p.ember600, p.cream50, p.blue600, p.cream50, p.ember400][tile] ?? p.cream50, 0, -128, 34, 128, 7) +
            line(p.night, 4, 'M6-64h22') +
            disc(tile % 2 ? p.night : p.cream50, 17, -98, 6) +
            disc(tile % 2 ? p.night : p.cream50, 17, -32, 6),
          1,
          tile === 0 ? 16 : 0,
        ),
      ),
  },
  pencils: {
    words: 'a cup of pencils and a ruler',
    draw: () =>
      place(-22, -70, box(p.ember400, -9, -116, 18, 120) + fill(p.cream200, 'M-9-116 0-142l9 26z'), 1, -9) +
      place(8, -70, box(p.blue400, -9, -128, 18, 130) + fill(p.cream200, 'M-9-128 0-154l9 26z'), 1, 3) +
      place(
        38,
        -66,
        box(p.cream50, -15, -138, 30, 140, 3) + line(p.woodDark, 3, 'M-15-120h12M-15-104h18M-15-88h12M-15-72h18'),
        1,
        14,
      ) +
      fill(p.ember600, 'M-66-96H66L56-8a9 9 0 0 1-9 8h-94a9 9 0 0 1-9-8z') +
      line(p.ember400, 8, 'M-60-64H60'),
  },
} as const satisfies Readonly<Record<string, Thing>>
