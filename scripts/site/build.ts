import os from 'node:os'
import { experiencePrefix } from '../../local/experience/create-experience'
import { openContentSource } from './content-source'
import { Failure } from './failure'
import { runGatsby } from './gatsby'
import { gatsbyEnvironment } from './gatsby-environment'
import { previewPersonalization } from './personalization'
import { clearStaleCache } from './stale-cache'

export interface BuildOptions {
  /** Shows all of Gatsby's output. */
  readonly verbose?: boolean
  /** Builds drafts too. */
  readonly preview?: boolean
}

/** Gatsby leaves one of the processors it knows to itself, though it mostly waits while pictures are made. */
const processors = String(os.availableParallelism() + 1)

const secondsSince = (start: number): string => `${((Date.now() - start) / 1000).toFixed(0)} s`

const log = (line: string): void => {
  console.log(line)
}

/**
 * Builds the site into `public/`.
 *
 * @throws Failure when the content, the access to it or the build is at fault, and when it is stopped
 */
export async function build({ verbose = false, preview = false }: BuildOptions): Promise<void> {
  const start = Date.now()
  const source = await openContentSource(process.env, { preview, log })
  try {
    const environment = gatsbyEnvironment(process.env, {
      GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT || processors,
      GATSBY_TELEMETRY_DISABLED: '1',
      ...source.environment,
      ...(preview ? previewPersonalization(process.env, source.isEmbedded ? experiencePrefix : undefined) : {}),
    })
    await clearStaleCache(source, environment, log)
    log(`Building the site from ${source.isEmbedded ? 'the embedded content' : 'Contentful'} …`)
    const end = await runGatsby(['build'], { environment, verbose })
    if (end === 'stopped') throw new Failure('The build was stopped; public/ may be incomplete.')
    log(`Built in ${secondsSince(start)}.`)
  } finally {
    await source.close()
  }
}
