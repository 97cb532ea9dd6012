import { mediaOfChoice, setDarkMedia } from '../lib/color-scheme'
import { colorSchemeKey } from '../lib/storage-keys'

/**
 * The script in the head of every page, minified (gatsby/content-policy.ts): applies the visitor's choice of light or
 * dark mode before the first paint. Without one, the page follows the system.
 */
try {
  const media = mediaOfChoice[localStorage[colorSchemeKey] as string]
  if (media) setDarkMedia(document, media)
} catch {
  // Storage is refused.
}
