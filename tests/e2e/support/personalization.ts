import { readFileSync } from 'node:fs'
import path from 'node:path'
import { selectDistribution, type Profile } from '@ninetailed/experience.js-shared'
import type { Locator, Page } from '@playwright/test'
import * as v from 'valibot'
import { parse } from 'yaml'
import { createExperience, experiencePrefix } from '../../../local/experience/create-experience'
import { eventsOf, type LoggedRequest } from '../../../local/experience/event-log'
import {
  type AudienceDefinition,
  audienceRulesSchema,
  type ExperienceContent,
  readContent,
} from '../../../local/experience/read-content'
import { standInConfig } from '../../../local/experience/start-experience'
import { configuredPages } from '../../../local/pages/configured-pages'
import { serveTags } from '../../../local/tags/serve-tags'
import { createServer } from '../../../server/create-server'
import type { SiteConfig } from '../../../src/lib/site-config'
import { entriesOf } from './content'
import { test as base } from './test'

const builtSite = path.resolve('public')

/** Scripts with the SDK, which only configured pages may request. */
export const sdkScript = /\/personalization-[^/]*\.js$/

/** The stand-in for the service. */
export interface Service {
  /** Its data from the CMS. */
  readonly content: ExperienceContent
  /** Faults, delays, locations, new visits, as in its README. */
  readonly control: (settings: object) => Promise<void>
  /** Its requests, in order, without `OPTIONS`, because it has the site's origin. */
  readonly requests: () => Promise<readonly LoggedRequest[]>
  /** The events that it received, with type and subject. */
  readonly events: () => Promise<readonly string[]>
}

interface Personalized {
  readonly service: Service
  readonly configure: (config: SiteConfig | undefined) => void
  readonly url: string
  readonly close: () => Promise<void>
}

const audienceSchema = v.object({ nt_name: v.string(), nt_audience_id: v.string(), nt_rules: audienceRulesSchema })

/** The example audiences of the guide. */
function documentedAudiences(): readonly AudienceDefinition[] {
  const guide = readFileSync('docs/guides/personalization.md', 'utf8')
  return [...guide.matchAll(/```md\n---\n(nt_name:[^`]*nt_rules:[^`]*)---\n```/g)].map(([, text = '']) => {
    const { nt_name: name, nt_audience_id: id, nt_rules: rules } = v.parse(audienceSchema, parse(text))
    return { id, name, rules }
  })
}

async function startPersonalized(): Promise<Personalized> {
  // Reading and checking the complete space would take seconds in each worker.
  const embedded = readContent(['nt_audience', 'nt_experience'].flatMap(entriesOf))
  const known = new Set(embedded.audiences.map(({ id }) => id))
  const examples = documentedAudiences().filter(({ id }) => !known.has(id))
  const content = { ...embedded, audiences: [...embedded.audiences, ...examples] }
  const routes = createExperience({ content: () => content })
  let config: SiteConfig | undefined
  const pages = configuredPages(builtSite, () => config)
  const server = await createServer({
    folder: builtSite,
    drainTime: 0,
    before: async (...request) =>
      (await routes(...request)) || (await serveTags(...request)) || (await pages(...request)),
  })
  const url = await server.listen()
  const service = `${url}${experiencePrefix}`
  const requests = async (): Promise<readonly LoggedRequest[]> =>
    (await (await fetch(`${service}/log`)).json()) as readonly LoggedRequest[]
  return {
    service: {
      content,
      control: async (settings) => {
        const { ok, status } = await fetch(`${service}/control`, { method: 'POST', body: JSON.stringify(settings) })
        if (!ok) throw new Error(`The stand-in answers ${JSON.stringify(settings)} with ${status}.`)
      },
      requests,
      events: async () =>
        (await requests()).flatMap(eventsOf).map(({ type, about, path }) => `${type} ${about || path}`),
    },
    configure: (next) => {
      config = next
    },
    url,
    close: server.close,
  }
}

interface TestFixtures {
  readonly service: Service
  /** Configures the site's pages. By default, nothing is configured. */
  readonly personalize: (personalization?: object, rest?: Omit<SiteConfig, 'personalization'>) => void
}

/**
 * Makes the browser report a network on a machine without one, because the SDK waits while it is offline. Chromium does
 * so only for a network with a delay, which it does not apply.
 */
export async function haveNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const network = { offline: false, latency: 1, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.overrideNetworkState', network)
}

/** Tests of the built site with one personalization stand-in per worker. */
export const test = base.extend<TestFixtures, { personalized: Personalized }>({
  personalized: [
    async ({}, use) => {
      const personalized = await startPersonalized()
      await use(personalized)
      await personalized.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    await haveNetwork(page)
    await use(page)
  },
  service: async ({ personalized: { service } }, use) => {
    // Before the test, because the previous test's page sent its remaining events when it was closed.
    await service.control({ reset: true })
    await use(service)
  },
  personalize: async ({ personalized: { configure } }, use) => {
    await use((personalization = {}, rest = {}) =>
      configure({ ...rest, personalization: { ...standInConfig, ...personalization } }),
    )
    configure(undefined)
  },
  baseURL: async ({ personalized: { url } }, use) => {
    await use(url)
  },
})

/** A visitor who gets this variant of an experience if in its audience. */
export function visitorOf({ experiences }: ExperienceContent, experienceId: string, variantIndex: number): string {
  const experience = experiences.find(({ id }) => id === experienceId)
  if (!experience) throw new Error(`The embedded space has no experience "${experienceId}".`)
  const ids = Array.from({ length: 1000 }, (_, number) => `visitor-${number}`)
  const found = ids.find(
    (stableId) => selectDistribution({ experience, profile: { stableId } as Profile }).index === variantIndex,
  )
  if (found === undefined) throw new Error(`Nobody gets variant ${variantIndex} of "${experienceId}".`)
  return found
}

/** Gives the browser a visitor id from an earlier visit. */
export const comeAs = (page: Page, visitor: string): Promise<void> =>
  page.addInitScript((name) => {
    window.localStorage.setItem('__nt_anonymous_id__', JSON.stringify(name))
  }, visitor)

/** The block shown in place of an entry. */
export const block = (page: Page, entry: string): Locator => page.locator(`[data-island="${entry}"] > *`)

/** Collects the names of requested scripts. */
export function collectScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return scripts
}
