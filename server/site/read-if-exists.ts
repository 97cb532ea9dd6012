import { readFile } from 'node:fs/promises'

/**
 * Reads a text file.
 *
 * @param otherwise the text if there is no such file
 * @throws Error if there is one that cannot be read
 */
export const readIfExists = (file: string, otherwise: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return otherwise
    throw error
  })
