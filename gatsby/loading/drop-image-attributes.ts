/**
 * Takes needless attributes off images: gatsby-plugin-image repeats the sizes of `<source>` on `<img>`, which has no
 * `srcset` to choose from, and asks for what browsers do by default.
 */
export const dropImageAttributes = (html: string): string =>
  html.replace(/<img\b(?![^>]*\ssrcset=)[^>]*>/gi, (image) => image.replace(/ (sizes|decoding)="[^"]*"/g, ''))
