import { rename, writeFile } from 'node:fs/promises'

/** Writes a file so that an interrupted build leaves no partial file, and two processes do not write to one file. */
export async function writeAtomically(file: string, content: Buffer | string): Promise<void> {
  const draft = `${file}.${process.pid}.part`
  await writeFile(draft, content)
  await rename(draft, file)
}
