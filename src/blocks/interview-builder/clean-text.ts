/** Control characters, halves of characters, and marks that turn the direction of what follows. */
const unwanted = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

/**
 * A line of text that somebody has typed, or that came with a link: without control characters and
 * needless space, and no longer than it may be.
 *
 * @param maxLength in characters
 */
export const cleanText = (text: string, maxLength: number): string =>
  Array.from(text.replace(unwanted, ' ').replace(/\s+/g, ' ').trim()).slice(0, maxLength).join('').trim()
