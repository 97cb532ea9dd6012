import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contentModel } from '../../content/model'
import { readBuildEnvironment } from '../../gatsby/environment'
import { formatProblems, formatWarnings } from '../../local/contentful/problem'
import { experiencePrefix } from '../../local/experience/create-experience'
import { imagesPrefix } from '../../local/images/image-routes'
import { buildFile, type BuildDescription } from '../../server/site/open-site'
import { Failure } from '../../src/lib/failure'
import { checkSpace } from './check-content'
import { openContentSource } from './content-source'
import { previewPersonalization } from './development-services'
import { runBuild } from './gatsby'
import { gatsbyEnvironment, imageSettings } from './gatsby-environment'
import { type BuildKind, isLastBuild, startBuild } from './last-build'
import { installAdapter, prepareForNetlify } from './netlify'
import { publicFolder } from './paths'
import { clearDroppedLinks, clearStaleCache } from './stale-cache'

export interface BuildOptions extends BuildKind {
  readonly verbose?: boolean
}

const secondsSince = (start: number): string => `${((Date.now() - start) / 1000).toFixed(0)} s`

/** Changes with the content types. */
const modelVersion = (): string => createHash('sha256').update(JSON.stringify(contentModel)).digest('hex').slice(0, 12)

/** Describes the build. Tells running servers that the site is complete. */
async function describeBuild(contentTime: Date, preview: boolean): Promise<void> {
  const description: BuildDescription = {
    build: new Date().toISOString(),
    contentTime: contentTime.toISOString(),
    modelVersion: modelVersion(),
    preview,
  }
  await writeFile(path.join(publicFolder, buildFile), `${JSON.stringify(description)}\n`)
}

/**
 * Builds the site into `public/`, unless the last build is up to date.
 *
 * @throws like `build`
 */
export async function buildIfChanged(options: BuildOptions): Promise<void> {
  if (await isLastBuild(process.env, options)) console.log('Nothing has changed since the last build.')
  else await build(options)
}

/**
 * Checks the space before Gatsby reads it, and clears the cache if its links are outdated.
 *
 * @throws Failure for faults in navigation, prices, forms, legal pages and translations. Other faulty blocks are left
 * out.
 */
async function reportFaults(): Promise<void> {
  const { problems, warnings, links } = await checkSpace(process.env, { isPreview: false })
  if (warnings.length > 0) {
    const words = formatWarnings(warnings, 'npm run content:check -- --space')
    console.log(`${words} The build continues. Blocks that cannot be shown are left out.\n`)
  }
  if (problems.length > 0) {
    throw new Failure(
      `${formatProblems(problems)}\n\nThe site is not built, because navigation, prices, forms, legal pages and translations must be complete.`,
    )
  }
  await clearDroppedLinks(links)
}

/**
 * Builds the site into `public/`.
 *
 * @throws Failure for errors in settings, content, access or build, and when stopped
 */
export async function build(options: BuildOptions): Promise<void> {
  const { verbose = false, preview = false, localImages = false } = options
  const start = Date.now()
  const remember = await startBuild(process.env, options)
  const source = await openContentSource(process.env, preview)
  try {
    const environment = gatsbyEnvironment(process.env, {
      ...source.environment,
      ...(process.env.NETLIFY ? { HOST_ADAPTER: await installAdapter() } : {}),
      ...imageSettings(process.env, source.isEmbedded, localImages ? imagesPrefix : undefined),
      ...(preview ? previewPersonalization(process.env, source.isEmbedded ? experiencePrefix : undefined) : {}),
    })
    // Gatsby would only report that it could not load its configuration.
    readBuildEnvironment(environment)
    await clearStaleCache(source)
    // Gatsby reads the content later, so the site may contain newer content as well.
    const contentTime = new Date()
    console.log(`Building the site from ${source.isEmbedded ? 'the embedded content' : 'Contentful'} …`)
    if (!source.isEmbedded && !source.isPreview) await reportFaults()
    await runBuild({ environment, verbose, meanwhile: source.ready })
    await source.ready
    if (process.env.NETLIFY) await prepareForNetlify({ isPreview: source.isPreview, online: process.env.URL })
    await describeBuild(contentTime, source.isPreview)
    await remember()
    console.log(`Built in ${secondsSince(start)}.`)
  } finally {
    await source.close()
  }
}
