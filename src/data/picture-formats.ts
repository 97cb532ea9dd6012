/**
 * How pictures are encoded, by the build and by the local stand-in of an image CDN. The comparison of
 * formats and efforts is in docs/decisions/0006-pictures.md.
 */
export const pictureFormats = {
  /** At 50, AVIF looks as good as JPEG at 75. Effort 4 takes seven times as long and saves 4 % of the bytes. */
  avif: { type: 'image/avif', options: { quality: 50, effort: 2 } },
  /** For the few browsers without AVIF. */
  webp: { type: 'image/webp', options: { quality: 75, effort: 4 } },
  /** For social networks. */
  jpg: { type: 'image/jpeg', options: { quality: 85, mozjpeg: true } },
} as const

export type PictureFormat = keyof typeof pictureFormats

/** Part of the address of every picture made at build: change it together with the options above. */
export const encoderVersion = 1
