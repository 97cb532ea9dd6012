import { expect, type Page } from '@playwright/test'
import { collectProblems, hydrate } from '../support/page-state'
import { block, sdkScript, test } from '../support/personalization'

test.use({ serviceWorkers: 'block' })

const campaign = '/?utm_campaign=spring-shops'
const typed = 'Typed before anything was decided'

/** The browser's own message about a failed request. */
const ofRequests = 'Failed to load resource'

/** The first line of each message, without stacks and addresses. */
const firstLines = (problems: readonly string[]): string[] =>
  problems.map((problem) => problem.split('\n')[0] ?? '').filter((line) => !line.startsWith(ofRequests))

/** Adds a field to the HTML of a block, and types into it. */
async function typeInto(page: Page, entry: string): Promise<() => Promise<unknown>> {
  const drawn = await block(page, entry).elementHandle()
  await drawn?.evaluate((element) => {
    const field = document.createElement('input')
    field.ariaLabel = 'A field made by a test'
    element.append(field)
  })
  await page.getByLabel('A field made by a test').fill(typed)
  return async () => {
    const isSameNode = await block(page, entry).evaluate((now, before) => now === before, drawn)
    return { isSameNode, text: await page.getByLabel('A field made by a test').inputValue() }
  }
}

test('keeps the baseline and its input while the service fails', async ({ page, service, personalize }) => {
  personalize()
  await service.control({ fault: '500' })
  const problems = collectProblems(page)
  await page.goto(campaign)
  const readBack = await typeInto(page, 'home-hero')
  await hydrate(page)
  await expect.poll(async () => (await service.requests()).map(({ status }) => status)).toEqual([500])
  await expect
    .poll(() => firstLines(problems))
    .toEqual([expect.stringMatching(/^Create Profile request failed .*\[500\] Internal Server Error/)])
  expect(await readBack()).toEqual({ isSameNode: true, text: typed })
})

test('keeps the baseline and its input without an SDK after 5 seconds', async ({ page, service, personalize }) => {
  personalize()
  await page.clock.install()
  const problems = collectProblems(page)
  await page.route(sdkScript, () => undefined)
  const asked = page.waitForRequest(sdkScript)
  await page.goto(campaign)
  const readBack = await typeInto(page, 'home-hero')
  await hydrate(page)
  await asked
  await page.clock.fastForward(5000)
  const late = (entry: string) => `"${entry}" was still loading its experience after 5000 ms. The baseline is shown.`
  await expect.poll(() => firstLines(problems)).toEqual(['home-hero', 'home-logos', 'home-cta'].map(late))
  expect(await service.requests()).toEqual([])
  expect(await readBack()).toEqual({ isSameNode: true, text: typed })
})
