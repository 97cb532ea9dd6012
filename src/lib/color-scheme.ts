/** When the colors of dark mode apply, unless the visitor has chosen. Never in print. */
export const systemPrefersDark = 'screen and (prefers-color-scheme:dark)'

export const mediaOfChoice: Readonly<Record<string, string>> = { dark: 'screen', light: 'not all' }

/**
 * Applies media to the elements of dark mode in the head, which have the only `media` attributes there: their styles,
 * and the color of the browser's own bars.
 */
export function setDarkMedia(root: Document, media: string): void {
  for (const element of root.head.querySelectorAll('[media]')) element.setAttribute('media', media)
}
