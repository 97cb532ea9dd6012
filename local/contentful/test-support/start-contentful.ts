import { type ContentfulOptions, openContentful, type RunningContentful } from '../open-contentful'

/**
 * Starts the local Delivery and Preview APIs and waits until they serve the content of a folder.
 *
 * @throws Failure if the content is invalid
 */
export async function startContentful(options: ContentfulOptions): Promise<RunningContentful> {
  const running = await openContentful(options)
  try {
    await running.ready
  } catch (error) {
    await running.close()
    throw error
  }
  return running
}
