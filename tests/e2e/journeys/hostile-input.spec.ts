import type { Page } from '@playwright/test'
import { attributionCookies } from '../../../src/attribution/constants'
import { newsletterSubscriberKey, visitorInfoKey } from '../../../src/lib/storage-keys'
import { hostilePayloads, tripwire } from '../../../src/lib/test-support/hostile-payloads'
import { findForm, openForm } from '../support/form'
import { hydrate, start } from '../support/page-state'
import { expect, test } from '../support/test'

// Without the content security policy, which would hide unsafe code.
test.use({ bypassCSP: true })

/** Names in the query and in storage that the site reads, and one that it does not read. */
const parameters = [
  ...[
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_term',
    'utm_content',
    'gclid',
    'mxid',
    'hs_tvar',
    'promo',
    'gspk',
    'gsxid',
  ],
  ...['title', 'own', 'channel', 'people', 'unknown'],
]
const cookies = [...attributionCookies, 'hubspotutk']
const storageKeys = [newsletterSubscriberKey, visitorInfoKey, 'hs--interview-builder']

/** Collects signs of executed payloads: calls of the tripwire, dialogs, and requests to the payloads' host. */
async function setTripwire(page: Page): Promise<readonly string[]> {
  const ran: string[] = []
  await page.exposeFunction(tripwire, () => ran.push(`A script ran at ${page.url()}`))
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'elsewhere.example') ran.push(request.url())
  })
  return ran
}

/** Gives every name a payload of the batch. */
const assign = (names: readonly string[], batch: readonly string[]): [name: string, text: string][] =>
  names.map((name, index) => [name, batch[index % batch.length] ?? ''])

/** Stores a payload of the batch under every name that the next page reads. */
async function store(page: Page, batch: readonly string[]): Promise<void> {
  await page.evaluate(
    ([cookieTexts, storedTexts]) => {
      for (const [name, text] of cookieTexts) document.cookie = `${name}=${encodeURIComponent(text)}; path=/`
      for (const [name, text] of storedTexts) localStorage.setItem(name, text)
    },
    [assign(cookies, batch), assign(storageKeys, batch)] as const,
  )
}

async function visitWith(page: Page, path: string, batch: readonly string[]): Promise<void> {
  const query = new URLSearchParams(assign(parameters, batch))
  // The visitor's own questions in the interview builder.
  query.set('guide', batch.map(() => '-').join(','))
  for (const text of batch) query.append('own', text)
  await page.goto(`${path}?${query.toString()}#${encodeURIComponent(batch[0] ?? '')}`)
  await start(page)
  await page.evaluate((texts) => {
    for (const text of texts) location.hash = text
  }, batch)
}

const inParts = (texts: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(texts.length / size) }, (_, part) => texts.slice(part * size, (part + 1) * size))

// Few visits in each test, so that slow machines have enough time.
for (const [part, payloads] of inParts(hostilePayloads, 4 * parameters.length).entries()) {
  test(`the query, the hash, cookies and storage run nothing, part ${part + 1}`, async ({ page }) => {
    const ran = await setTripwire(page)
    await page.goto('/robots.txt')
    // One payload for each parameter.
    for (const batch of inParts(payloads, parameters.length)) {
      await store(page, batch)
      // It has a tool that reads queries and storage, in addition to what every page reads.
      await visitWith(page, '/interview-builder/', batch)
    }
    await hydrate(page)
    expect(ran).toEqual([])
  })
}

test('form input runs nothing', async ({ page }) => {
  const form = await findForm('lead capture')
  const ran = await setTripwire(page)
  const shown = await openForm(page, form)
  await shown.evaluate((element, texts) => {
    const controls = element.querySelectorAll<HTMLInputElement>('input:not([type=file],[type=radio]),textarea')
    for (const text of texts) {
      for (const control of controls) {
        control.value = text
        for (const type of ['input', 'change', 'blur']) control.dispatchEvent(new Event(type, { bubbles: true }))
      }
      // No payload is a valid email address, so the form shows errors.
      ;(element as HTMLFormElement).requestSubmit()
    }
  }, hostilePayloads)
  await expect(shown).toHaveAttribute('data-state', 'invalid')
  expect(ran).toEqual([])
})

test('the tripwire detects executed code', async ({ page }) => {
  const ran = await setTripwire(page)
  await page.goto('/')
  await page.evaluate((texts) => {
    for (const text of texts) document.body.insertAdjacentHTML('beforeend', text)
  }, hostilePayloads)
  await expect.poll(() => ran.length).toBeGreaterThan(50)
})
