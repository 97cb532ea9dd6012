/**
 * Removes redundant attributes from images: gatsby-plugin-image repeats `sizes` on an `<img>` without `srcset`, and sets
 * `decoding` to the browsers' default.
 */
export const dropImageAttributes = (html: string): string =>
  html.replace(/<img\b(?![^>]*\ssrcset=)[^>]*>/gi, (image) => image.replace(/ (sizes|decoding)="[^"]*"/g, ''))
