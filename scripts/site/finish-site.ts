import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildFile } from '../../server/site/open-site'

/**
 * The last step of a build: lets running servers know that it is complete.
 *
 * @param isPreview whether it has drafts
 */
export const finishSite = (folder: string, isPreview: boolean): Promise<void> =>
  writeFile(path.join(folder, buildFile), `${JSON.stringify({ preview: isPreview })}\n`)
