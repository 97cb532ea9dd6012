import path from 'node:path'
import { openContentful, type RefreshResult, type RunningContentful } from '../../local/contentful/open-contentful'
import type { SpaceAccess } from '../../local/contentful/read-contentful'
import { webApp } from '../../src/lib/edit-address'
import { Failure } from '../../src/lib/failure'
import { isTranslatedLocale } from '../../src/lib/locales'
import type { Variables } from '../../src/lib/variables'
import { readPort } from '../support/command'
import { checkAccess, readSpaceAccess } from './check-access'
import { codeDigest } from './code-digest'
import type { GatsbyVariable } from './gatsby-environment'
import { contentFolder, root, stateFolder } from './paths'

export interface ContentSource {
  /** Changes when data of an earlier build becomes unusable. */
  readonly name: string
  readonly environment: Partial<Record<GatsbyVariable, string>>
  readonly isEmbedded: boolean
  readonly isPreview: boolean
  readonly refresh: () => Promise<RefreshResult>
  /**
   * Resolves after the content is read and checked. Gatsby may start before; its sync waits.
   *
   * @throws Failure for invalid content
   */
  readonly ready: Promise<void>
  readonly close: () => Promise<void>
}

/** The build has no data of earlier entries in a new locale. */
const shownLocales = (codes: readonly string[]) => codes.filter(isTranslatedLocale)

async function openRealSpace(access: SpaceAccess): Promise<ContentSource> {
  const { spaceId, host, environment, isPreview } = access
  const locales = await checkAccess(access)
  return {
    name: [host, spaceId, environment, ...shownLocales(locales)].join('/'),
    environment: {
      CONTENTFUL_HOST: host,
      CONTENTFUL_ENVIRONMENT: environment,
      CONTENTFUL_PREVIEW: String(isPreview),
      CONTENTFUL_APP_URL: isPreview ? webApp(access) : '',
    },
    isEmbedded: false,
    isPreview,
    refresh: () => Promise.resolve({ isChanged: false, problems: [] }),
    ready: Promise.resolve(),
    close: () => Promise.resolve(),
  }
}

function embeddedPort({ CONTENTFUL_EMBEDDED_PORT: port }: Variables): number | undefined {
  return port ? readPort(port, 'CONTENTFUL_EMBEDDED_PORT') : undefined
}

/** The code that checks an entry or asset by itself. Results are kept until it changes. */
export const checks = [
  'content/model',
  'local/contentful',
  'src/forms/model',
  'src/lib',
  'src/personalization/constants.ts',
  'package-lock.json',
]

async function openEmbeddedSpace(port: number | undefined, allowsUntranslated: boolean): Promise<RunningContentful> {
  const version = await codeDigest(checks.map((place) => path.join(root, place)))
  return openContentful({ contentFolder, stateFolder, port, version, log: console.log, allowsUntranslated })
}

/**
 * Opens the configured space, or else the embedded one.
 *
 * @param allowsUntranslated whether translators see pages of the embedded space before they are complete
 * @throws Failure for an invalid space or token, or for invalid settings of the embedded space
 */
export async function openContentSource(
  variables: Variables,
  preview: boolean,
  allowsUntranslated = false,
): Promise<ContentSource> {
  const access = readSpaceAccess(variables, preview)
  if (access) return openRealSpace(access)
  if (variables.CONTENTFUL_ACCESS_TOKEN) {
    throw new Failure(
      'CONTENTFUL_ACCESS_TOKEN is set but CONTENTFUL_SPACE_ID is not: set both, or neither to use the embedded content.',
    )
  }

  const contentful = await openEmbeddedSpace(embeddedPort(variables), allowsUntranslated)
  // Prevents an unhandled rejection if the build fails for another reason.
  contentful.ready.catch(() => undefined)
  const host = preview ? contentful.previewHost : contentful.deliveryHost
  return {
    // Gatsby stores asset addresses and a sync token.
    name: [
      'embedded',
      preview ? 'preview' : 'delivery',
      host,
      contentful.ledgerId,
      ...shownLocales(contentful.locales),
    ].join('/'),
    environment: {
      CONTENTFUL_SPACE_ID: contentful.spaceId,
      CONTENTFUL_ACCESS_TOKEN: preview ? contentful.previewToken : contentful.deliveryToken,
      CONTENTFUL_ENVIRONMENT: contentful.environment,
      CONTENTFUL_HOST: host,
      CONTENTFUL_PREVIEW: String(preview),
      CONTENTFUL_APP_URL: '',
      NODE_EXTRA_CA_CERTS: contentful.caFile,
    },
    isEmbedded: true,
    isPreview: preview,
    refresh: contentful.refresh,
    ready: contentful.ready,
    close: contentful.close,
  }
}
