import { selectDistribution, type Profile } from '@ninetailed/experience.js-shared'
import { expect, type Locator, type Page } from '@playwright/test'
import { experiencePrefix } from '../../../local/experience/create-experience'
import { eventsOf, type LoggedRequest } from '../../../local/experience/event-log'
import type { ExperienceContent } from '../../../local/experience/read-content'
import { standInConfig } from '../../../local/experience/start-experience'
import type { VendorConfig } from '../../../src/lib/vendors'
import { headingOf } from './content'
import { experienceContent } from './experience-content'
import { test as base } from './lead-site'

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

interface TestFixtures {
  readonly service: Service
  /** Configures the site's pages. By default, nothing is configured. */
  readonly personalize: (personalization?: object, rest?: { readonly vendors?: VendorConfig }) => void
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

/** Tests of the site with the stand-in for personalization. */
export const test = base.extend<TestFixtures>({
  page: async ({ page }, use) => {
    await haveNetwork(page)
    await use(page)
  },
  service: async ({ site }, use) => {
    const service = `${site.url}${experiencePrefix}`
    const control = async (settings: object): Promise<void> => {
      const { ok, status } = await fetch(`${service}/control`, { method: 'POST', body: JSON.stringify(settings) })
      if (!ok) throw new Error(`The stand-in answers ${JSON.stringify(settings)} with ${status}.`)
    }
    const requests = async (): Promise<readonly LoggedRequest[]> =>
      (await (await fetch(`${service}/log`)).json()) as readonly LoggedRequest[]
    // Before the test, because the previous test's page sent its remaining events when it was closed.
    await control({ reset: true })
    await use({
      content: experienceContent,
      control,
      requests,
      events: async () =>
        (await requests()).flatMap(eventsOf).map(({ type, about, path }) => `${type} ${about || path}`),
    })
  },
  personalize: async ({ site }, use) => {
    await use((personalization = {}, { vendors } = {}) =>
      site.configure(vendors, { ...standInConfig, ...personalization }),
    )
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

/** A visit for which the home page has a variant. */
export const campaign = '/?utm_campaign=spring-shops'

/** The block shown in place of an entry. */
export const block = (page: Page, entry: string): Locator => page.locator(`[data-island="${entry}"] > *`)

export const expectShown = (page: Page, entry: string): Promise<void> =>
  expect(page.getByRole('heading', { name: headingOf(entry), exact: true })).toBeVisible()

/** Collects the names of requested scripts. */
export function collectScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return scripts
}
