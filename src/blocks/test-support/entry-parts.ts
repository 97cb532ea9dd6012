import type { mappers } from '../blocks.cms'

/** An entry of each type of block, as the query of a page returns it. */
export type BlockEntries = { readonly [Typename in keyof typeof mappers]: Parameters<(typeof mappers)[Typename]>[0] }

export const picture = (alt: string) => ({ picture: { src: '/a.png', width: 640, height: 480, alt, sources: [] } })
