import { readBuildEnvironment } from '../../gatsby/environment'
import { formatProblems } from '../../local/contentful/problem'
import { watchContent } from '../../local/contentful/watch-content'
import { startImages } from '../../local/images/image-routes'
import { openContentSource } from './content-source'
import {
  openLeadServices,
  previewPersonalization,
  startPersonalization,
  startThirdParties,
} from './development-services'
import { gatsbyEnvironment, imageSettings, refreshEndpoint } from './gatsby-environment'
import { contentFolder, imagesFolder } from './paths'
import { clearStaleCache } from './stale-cache'

/**
 * Opens what Gatsby's development server needs: the content, and stand-ins for services that are not configured. Clears
 * a stale cache.
 *
 * @param isPreview whether drafts are shown
 * @throws Failure for invalid content, settings or access
 */
export async function openDevelopment(isPreview: boolean) {
  const source = await openContentSource(process.env, isPreview, true)
  const opened: { readonly close: () => Promise<void> }[] = [source]
  const close = async (): Promise<void> => {
    for (const each of opened.reverse()) await each.close()
  }
  const keep = <Service extends { readonly close: () => Promise<void> }>(service: Service): Service => {
    opened.push(service)
    return service
  }
  try {
    await source.ready
    const { isEmbedded } = source
    const thirdParties = isEmbedded ? keep(await startThirdParties(process.env)) : undefined
    const experience = isEmbedded ? keep(await startPersonalization()) : undefined
    if (experience) console.log(`Requests to the stand-in for personalization: ${experience.url}/`)
    const images = isEmbedded ? keep(await startImages({ contentFolder, cacheFolder: imagesFolder })) : undefined
    const leads = keep(await openLeadServices(process.env))
    const environment = gatsbyEnvironment(process.env, {
      ...refreshEndpoint(process.env),
      ...(isEmbedded && { GATSBY_EXPERIMENTAL_DISABLE_SCHEMA_REBUILD: 'true' }),
      ...source.environment,
      ...imageSettings(process.env, isEmbedded, images?.url),
      ...thirdParties?.environment,
      ...previewPersonalization(process.env, experience?.url),
      ...leads.environment,
    })
    // Gatsby would only report that it could not load its configuration.
    readBuildEnvironment(environment)
    await clearStaleCache(source)

    /** Reports changes of embedded content, if it is valid. */
    const watch = async (onChange: () => void): Promise<void> => {
      if (!isEmbedded) return
      const watcher = await watchContent(contentFolder, async () => {
        const { problems } = await source.refresh()
        if (problems.length > 0) {
          const text = formatProblems(problems, { color: process.stdout.isTTY })
          console.log(`\n${text}\n\nStill showing the last valid content.`)
          return
        }
        onChange()
        await experience?.refresh()
      })
      keep(watcher)
    }
    return { isEmbedded, environment, watch, close }
  } catch (error) {
    await close()
    throw error
  }
}
