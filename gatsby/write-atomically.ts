import { rename, writeFile } from 'node:fs/promises'

/** Avoids partial files when a build is interrupted or two processes write the same file. */
export async function writeAtomically(file: string, content: Buffer | string): Promise<void> {
  const draft = `${file}.${process.pid}.part`
  await writeFile(draft, content)
  await rename(draft, file)
}
