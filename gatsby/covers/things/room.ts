import { box, disc, fill, line, paint as p, place, repeat } from '../brush'
import type { Thing } from './thing'

/** An armchair seen from the side; it faces right. */
export const armchair = (tint: string, shade: string): string =>
  line(p.woodDark, 9, 'M-56-14-62 0M52-14l6 14') +
  fill(shade, 'M-78-168c0-16 12-24 26-24s26 8 26 24l10 94h-62z') +
  fill(tint, 'M-76-74h124a18 18 0 0 1 18 18v44H-76z') +
  fill(shade, 'M-52-104h84a20 20 0 0 1 0 40h-84a20 20 0 0 1 0-40z')

const doorway = (leaf: string): string =>
  box(p.cream200, -62, -216, 124, 216) + box(leaf, -50, -204, 100, 204) + disc(p.ember400, 34, -98, 7)

/** Furniture, doors and what hangs on walls. */
export const room = {
  chair: {
    words: 'an empty chair with a lamp beside it',
    draw: () =>
      place(-30, 0, armchair(p.ember600, p.ember700), 1.14) +
      line(p.night, 8, 'M98-4V-190') +
      fill(p.night, 'M66 0a32 12 0 0 1 64 0z') +
      fill(p.ember200, 'M60-154h76l40 154H20z', 0.3) +
      fill(p.ember400, 'M76-216h44l24 64H52z'),
  },
  door: {
    words: 'a door that stands ajar',
    draw: () =>
      fill(p.ember200, 'M-40 0h96l70 34H-60z', 0.6) +
      box(p.cream200, -72, -222, 144, 222) +
      box(p.ember200, -58, -208, 116, 208) +
      fill(p.ember600, 'M-58-208 6-190v180L-58 0z') +
      disc(p.cream50, -10, -98, 7),
  },
  doors: {
    words: 'a closed door beside an open one',
    draw: () =>
      place(-78, 0, doorway(p.blue700), 0.96) +
      place(
        78,
        0,
        fill(p.ember200, 'M-36 0h86l60 30H-54z', 0.6) +
          box(p.cream200, -62, -216, 124, 216) +
          box(p.ember200, -50, -204, 100, 204) +
          fill(p.ember600, 'M-50-204-4-186v176L-50 0z'),
        0.96,
      ),
  },
  signpost: {
    words: 'a signpost with three arms',
    draw: () =>
      box(p.woodDark, -8, -214, 16, 214, 6) +
      fill(p.ember400, 'M-18-204h116l26 22-26 22H-18z') +
      fill(p.cream50, 'M18-152H-92l-26 22 26 22H18z') +
      fill(p.blue600, 'M-18-100H74l26 22-26 22h-92z') +
      line(p.night, 6, 'M10-182h64M-76-130h66') +
      line(p.cream50, 6, 'M10-78h46'),
  },
  suitcase: {
    words: 'a packed suitcase with a plant on top',
    draw: () =>
      line(p.night, 11, 'M-34-138v-20a12 12 0 0 1 12-12h44a12 12 0 0 1 12 12v20') +
      box(p.ember600, -116, -138, 232, 138, 20) +
      box(p.ember700, -74, -138, 20, 138) +
      box(p.ember700, 54, -138, 20, 138) +
      box(p.cream50, -34, -94, 68, 40, 6) +
      line(p.blue200, 5, 'M-20-80h40M-20-68h24'),
  },
  keys: {
    words: 'a key on a ribbon',
    draw: () =>
      `${line(
        p.blue600,
        8,
        'M0-210c-30 16-40 34-22 52',
      )}<circle fill="none" stroke="${p.ember400}" stroke-width="22" cx="-6" cy="-118" r="42"/>${line(
        p.ember400,
        22,
        'M-6-76V-6M-6-38h34M-6-10h26',
      )}`,
  },
  table: {
    words: 'a table with two chairs and two mugs',
    draw: () =>
      repeat(2, (side) =>
        place(
          side ? 132 : -132,
          0,
          `<g${side ? ' transform="scale(-1 1)"' : ''}>${line(p.night, 10, 'M-26-150V0M-26-74h56M28-74V0')}${box(p.ember600, -34, -158, 16, 64, 8)}</g>`,
        ),
      ) +
      line(p.night, 12, 'M0-92V-6M-40-4h80') +
      fill(p.cream200, 'M-116-106h232a9 9 0 0 1 0 18h-232a9 9 0 0 1 0-18z') +
      box(p.blue600, -92, -118, 52, 12, 3) +
      box(p.ember400, -86, -130, 44, 12, 3) +
      place(34, -106, fill(p.ember600, 'M-14-28h28v18a10 10 0 0 1-10 10h-8a10 10 0 0 1-10-10z')) +
      place(78, -106, fill(p.cream50, 'M-14-28h28v18a10 10 0 0 1-10 10h-8a10 10 0 0 1-10-10z')),
  },
} as const satisfies Readonly<Record<string, Thing>>
