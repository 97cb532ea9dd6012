import { disc, fill, line, paint as p } from '../brush'

const dark = '#2b1a14'

/** A customer of the shop of the product's screens (content/pictures). */
interface Person {
  readonly name: string
  readonly background: string
  readonly skin: string
  readonly hair: string
  readonly clothes: string
  /** Hair behind the head, and on it. */
  readonly cut: readonly [behind: string, onTop: string]
}

const short =
  'M14.6 21C13.2 12.5 17 7 24.3 7c6.8 0 10.4 5 9.1 14-.8-3.4-2-5.5-3.6-6.8-4 1.6-8.6 1.5-11.6-.2-1.9 1.4-3 3.7-3.6 7z'
const bob = 'M15 20.5c3.8-.9 7.3-3.3 9.2-7 1.9 3.3 4.9 5.6 8.8 7 .6-8.5-3-12.5-9-12.5s-9.6 4-9 12.5z'
const bobBehind = 'M12.7 31c-1.5-4-1.7-8-1.2-11.5C12.6 11.5 17 7 24 7s11.4 4.5 12.5 12.5c.5 3.5.3 7.5-1.2 11.5z'
const curls = 'M15.3 19.5c.4-5 3.6-7.7 8.7-7.7s8.3 2.7 8.7 7.7c2-8-2-12.5-8.7-12.5s-10.7 4.5-8.7 12.5z'
const curlsBehind = 'M12 16a12 12 0 0 1 24 0 6 6 0 0 1 1 10H11a6 6 0 0 1 1-10z'

export const people = {
  maya: {
    name: 'Maya',
    background: p.ember400,
    skin: '#a5673f',
    hair: '#2a1710',
    clothes: p.cream100,
    cut: [curlsBehind, curls],
  },
  daniel: {
    name: 'Daniel',
    background: p.blue200,
    skin: '#e8ad82',
    hair: '#20202c',
    clothes: p.cream50,
    cut: ['', short],
  },
  hannah: {
    name: 'Hannah',
    background: p.successSoft,
    skin: '#f6cfb2',
    hair: '#b5502a',
    clothes: p.blue700,
    cut: [bobBehind, bob],
  },
  joe: { name: 'Joe', background: p.cream200, skin: '#7d4a2d', hair: '#1c120e', clothes: p.ember400, cut: ['', short] },
} as const satisfies Readonly<Record<string, Person>>

/** A face on a grid of 48. */
export function drawFace({ background, skin, hair, clothes, cut: [behind, onTop] }: Person): string {
  return [
    `<circle fill="${background}" cx="24" cy="24" r="24"/>`,
    behind && fill(hair, behind),
    fill(
      clothes,
      'M7.5 41.500c2.3-4.4 7.5-6.3 16.5-6.300s14.2 1.9 16.5 6.300A24 24 0 0 1 24 48a24 24 0 0 1-16.5-6.500z',
    ),
    fill(skin, 'M19.5 27h9v8.500c0 2.7-2 4.5-4.5 4.500s-4.5-1.8-4.5-4.500z'),
    fill(skin, 'M24 10.500c5.6 0 9 4 9 10.300S29.3 32.5 24 32.500s-9-5.4-9-11.7 3.4-10.3 9-10.300z'),
    line(dark, 1.3, 'M20.7 26.300q3.3 2.9 6.6 0'),
    fill(hair, onTop),
    disc(dark, 20.4, 21.4, 1.15),
    disc(dark, 27.6, 21.4, 1.15),
  ].join('')
}
