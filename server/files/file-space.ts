import type { LeadFiles } from '../store/lead-files'

/** The most bytes of files that belong to no lead, or to spam. More than visitors leave behind. */
const looseLimit = 1024 * 1024 * 1024

/** How long such files are kept when there is no space, in ms: who attached one by then has sent the form, or left. */
const shortLifetime = 24 * 60 * 60 * 1000

/** For the operator. */
export const noFileSpace = 'Uploaded files take up all the space that they may have (LEADS_FILE_SPACE_MB).'

interface Space {
  /** The most bytes of all files. */
  readonly limit: number
  /** Whether the new files belong to no lead, or to spam. */
  readonly isLoose: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Whether there is space for so many bytes of files; if need be, some is made. */
export async function hasFileSpace(
  store: Pick<LeadFiles, 'fileBytes' | 'deleteLooseFiles'>,
  bytes: number,
  { limit, isLoose, now }: Space,
): Promise<boolean> {
  const fits = async (): Promise<boolean> => {
    const { all, loose } = await store.fileBytes()
    return all + bytes <= limit && (!isLoose || loose + bytes <= looseLimit)
  }
  if (await fits()) return true
  await store.deleteLooseFiles(now - shortLifetime)
  return fits()
}
