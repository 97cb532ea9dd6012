import { readSpace } from '../contentful/read-space'
import type { ExperienceContent } from './content'
import { readContent } from './read-content'

/**
 * What the service has to know of the embedded space.
 *
 * @throws Error when the content is broken
 */
export async function readEmbedded(contentFolder: string): Promise<ExperienceContent> {
  const result = await readSpace(contentFolder)
  if (!result.ok) throw new Error('The content has problems. Run "npm run content:check" to see them.')
  return readContent(result.space.entries)
}
