import path from 'node:path'
import { ContentProblems } from '../../local/contentful/problem'
import { startContentful, type RefreshResult, type RunningContentful } from '../../local/contentful/start-contentful'
import { Failure, readPort } from '../support/command'
import { checkAccess } from './check-access'
import type { GatsbyVariable } from './gatsby-environment'
import { contentFolder, root, stateFolder } from './paths'
import { codeDigest } from './stale-cache'

export interface ContentSource {
  readonly name: string
  readonly environment: Partial<Record<GatsbyVariable, string>>
  readonly isEmbedded: boolean
  readonly isPreview: boolean
  readonly refresh: () => Promise<RefreshResult>
  readonly close: () => Promise<void>
}

export interface SourceOptions {
  readonly preview?: boolean
  readonly log: (line: string) => void
}

type Variables = Readonly<Record<string, string | undefined>>

const deliveryHost = 'cdn.contentful.com'
const previewHost = 'preview.contentful.com'

async function openRealSpace(spaceId: string, variables: Variables, isPreview: boolean): Promise<ContentSource> {
  const environment = variables.CONTENTFUL_ENVIRONMENT || 'master'
  const host = variables.CONTENTFUL_HOST || (isPreview ? previewHost : deliveryHost)
  await checkAccess({ spaceId, accessToken: variables.CONTENTFUL_ACCESS_TOKEN ?? '', environment, host })
  const showsDrafts = isPreview || host.startsWith('preview.')
  return {
    name: `${host}/${spaceId}/${environment}`,
    environment: {
      CONTENTFUL_HOST: host,
      CONTENTFUL_ENVIRONMENT: environment,
      CONTENTFUL_PREVIEW: String(showsDrafts),
    },
    isEmbedded: false,
    isPreview: showsDrafts,
    refresh: () => Promise.resolve({ isChanged: false, problems: [] }),
    close: () => Promise.resolve(),
  }
}

function embeddedPort({ CONTENTFUL_EMBEDDED_PORT: port }: Variables): number | undefined {
  return port ? readPort(port, 'CONTENTFUL_EMBEDDED_PORT') : undefined
}

/** The code that checks the content. */
const checks = ['content/model', 'local/contentful', 'src/data', 'src/lib', 'package-lock.json']

async function startEmbeddedSpace(port: number | undefined, log: SourceOptions['log']): Promise<RunningContentful> {
  try {
    const version = await codeDigest(checks.map((place) => path.join(root, place)))
    return await startContentful({ contentFolder, stateFolder, port, version, log })
  } catch (error) {
    if (error instanceof ContentProblems) throw new Failure(error.message)
    throw error
  }
}

/**
 * Opens the configured space, else the embedded one.
 *
 * @throws Failure for a wrong space or token, or for invalid content
 */
export async function openContentSource(
  variables: Variables,
  { preview = false, log }: SourceOptions,
): Promise<ContentSource> {
  const spaceId = variables.CONTENTFUL_SPACE_ID
  if (spaceId) return openRealSpace(spaceId, variables, preview)
  if (variables.CONTENTFUL_ACCESS_TOKEN) {
    throw new Failure(
      'CONTENTFUL_ACCESS_TOKEN is set but CONTENTFUL_SPACE_ID is not: set both, or neither to use the embedded content.',
    )
  }

  const contentful = await startEmbeddedSpace(embeddedPort(variables), log)
  const host = preview ? contentful.previewHost : contentful.deliveryHost
  return {
    // Gatsby stores addresses of assets.
    name: `embedded/${preview ? 'preview' : 'delivery'}/${host}`,
    environment: {
      CONTENTFUL_SPACE_ID: contentful.spaceId,
      CONTENTFUL_ACCESS_TOKEN: preview ? contentful.previewToken : contentful.deliveryToken,
      CONTENTFUL_ENVIRONMENT: contentful.environment,
      CONTENTFUL_HOST: host,
      CONTENTFUL_PREVIEW: String(preview),
      NODE_EXTRA_CA_CERTS: contentful.caFile,
    },
    isEmbedded: true,
    isPreview: preview,
    refresh: contentful.refresh,
    close: contentful.close,
  }
}
