import { paint } from './brush'

/** A time of day: the colors of the sky and of the land, and those of a room with a lamp in it. */
export interface Light {
  /** How the alternative text calls it. */
  readonly words: string
  readonly sky: string
  readonly orb: string
  /** Hills, from the farthest. */
  readonly land: readonly [far: string, middle: string, near: string]
  readonly wall: string
  readonly panel: string
  readonly table: string
  readonly tableEdge: string
  readonly window: string
  readonly hasStars: boolean
}

export const lights = {
  morning: {
    words: 'in the morning',
    sky: paint.ember100,
    orb: paint.ember200,
    land: [paint.blue200, paint.blue400, paint.blue600],
    wall: paint.cream200,
    panel: paint.cream100,
    table: paint.ember600,
    tableEdge: paint.ember700,
    window: paint.cream50,
    hasStars: false,
  },
  day: {
    words: 'by day',
    sky: paint.blue100,
    orb: paint.cream50,
    land: [paint.blue400, paint.blue600, paint.blue800],
    wall: paint.blue100,
    panel: paint.blue200,
    table: paint.wood,
    tableEdge: paint.woodDark,
    window: paint.ember100,
    hasStars: false,
  },
  dusk: {
    words: 'at dusk',
    sky: paint.ember200,
    orb: paint.ember400,
    land: [paint.blue600, paint.blue800, paint.night],
    wall: paint.ember100,
    panel: paint.ember200,
    table: paint.blue800,
    tableEdge: paint.night,
    window: paint.ember100,
    hasStars: false,
  },
  night: {
    words: 'at night',
    sky: paint.night,
    orb: paint.ember100,
    land: [paint.blue800, paint.blue700, paint.blue600],
    wall: paint.blue800,
    panel: paint.blue700,
    table: paint.wood,
    tableEdge: paint.woodDark,
    window: paint.ember200,
    hasStars: true,
  },
} as const satisfies Readonly<Record<string, Light>>

export type LightName = keyof typeof lights
