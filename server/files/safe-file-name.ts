import { fileNameLimit } from '../../src/data/forms'
import { cleanText } from '../submissions/clean-text'

/** What paths, headers, shells and file systems give a meaning of its own. */
const special = /["*/:<>?\\|%;=`$&'{}\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g

/**
 * A name for a file that came from somewhere: without folders and special characters, and with the
 * ending of what the file is.
 *
 * @param extension with its dot
 */
export function safeFileName(name: string, extension: string): string {
  const base = cleanText(name).split(/[\\/]/).at(-1) ?? ''
  const stem = base
    .replace(/\.[^.]*$/, '')
    .replace(special, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  return `${
    Array.from(stem)
      .slice(0, fileNameLimit - extension.length)
      .join('') || 'file'
  }${extension}`
}
