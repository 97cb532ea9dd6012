import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { secure, siteScript, test, www } from '../support/product-hosts'

/** URLs and cookies tried on each kind of page; 1,000 in total. */
const kinds = [
  { name: 'the site', address: `${www}/fuzz/`, folder: '/', isSite: true, rounds: 400 },
  { name: 'login', address: `${secure}/members/login/`, folder: '/members/login/', isSite: false, rounds: 300 },
  { name: 'sign-up', address: `${secure}/members/register/`, folder: '/members/register/', isSite: false, rounds: 300 },
]

/** Rounds in one document. */
const atOnce = 50

const sitePage = `<!doctype html><html lang="en"><title>Hearthside</title><a href="${secure}/members/register/">Sign up</a>`

/**
 * Runs the built script with hostile addresses and cookies in one document: a page load for each would
 * take minutes, and the script reads the same address either way.
 *
 * @returns the errors
 */
const fuzz = (page: Page, script: string, folder: string, rounds: number, seed: number): Promise<readonly string[]> =>
  page.evaluate(
    ([code, start, count, first]) => {
      let state = first
      /** Mulberry32, a seeded random number generator. */
      const random = (): number => {
        state = (state + 0x6d2b79f5) | 0
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
      }
      const pick = (items: readonly string[]): string => items[Math.floor(random() * items.length)] ?? ''
      const pieces = [
        ...[
          '%',
          '%E0%A4',
          '%00',
          '%0A',
          '%F0%9F',
          '%7C',
          '%7E%7E',
          '&',
          '&&',
          '=',
          '+',
          ';',
          '|',
          '~~',
          '~',
          '"',
          "'",
          '\\',
          '#',
        ],
        ...[
          '?',
          '/',
          '//',
          '..',
          '@',
          'a@b.c',
          '<script>alert(1)</script>',
          '__proto__',
          'constructor',
          'é',
          '受',
          '🔥',
        ],
        ...[
          '\uD83D',
          '\uDD25',
          '\u0000',
          '\u202E',
          'null',
          'undefined',
          '[]',
          '{}',
          '{"utm_source":1}',
          'x'.repeat(500),
        ],
        ...[
          'utm_source=',
          'utm_medium=',
          'utm_campaign=',
          'utm_term=',
          'gclid=',
          'promo=',
          'gspk=',
          'hs_tvar=50-A',
          'reg=',
        ],
        ...['utmcsr=a|utmcmd=', '1.2.3.4.utmcsr=', 'a~~b~~c~~d~~e', 'https://', 'javascript:', '50-B', '1', 'google'],
      ]
      const text = (most: number): string =>
        Array.from({ length: Math.floor(random() * most) }, () => pick(pieces)).join('')
      const names = ['last', 'first', 'last_url', 'first_url', 'signup'].map((name) => `hs_attr_${name}`)

      const wrong: string[] = []
      let address = ''
      window.addEventListener('error', ({ message }) => wrong.push(`${message} at ${address}`))
      window.addEventListener('unhandledrejection', ({ reason }) => wrong.push(`${String(reason)} at ${address}`))
      for (let round = 0; round < count; round += 1) {
        for (const name of [...names, 'hs_referrer_id', 'hs_ab_variant', '__proto__'])
          if (random() < 0.4) document.cookie = `${name}=${text(6)}; path=/; domain=.hearthside.example`
        history.replaceState(
          {},
          '',
          `${start}p${encodeURI(text(3).replace(/\p{Cs}/gu, '')).replace(/[?#]/g, '')}?${text(12)}`,
        )
        address = location.href
        const element = document.createElement('script')
        element.textContent = code
        document.head.append(element)
        element.remove()
        document.dispatchEvent(new Event('DOMContentLoaded'))

        const link = document.querySelector('a')
        link?.setAttribute('href', `https://secure.hearthside.example/members/register/?${text(3)}`)
        link?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
        if (link?.hostname !== 'secure.hearthside.example' || link.pathname !== '/members/register/')
          wrong.push(`The link leads to ${link?.href ?? 'nothing'} at ${address}`)
        for (const cookie of document.cookie.split('; '))
          if (cookie.length > 4096) wrong.push(`${cookie.slice(0, 20)} has ${cookie.length} bytes at ${address}`)
        if (document.scripts.length > 3 || document.title !== 'Hearthside')
          wrong.push(`The page has changed at ${address}`)
      }
      return wrong.slice(0, 5)
    },
    [script, folder, rounds, seed] as const,
  )

for (const { name, address, folder, isSite, rounds } of kinds)
  test(`${rounds} hostile addresses and cookies cause no exception and no broken page: ${name}`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    if (isSite)
      await page.route('**/fuzz/', (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: sitePage }),
      )
    const script = await readFile(isSite ? `public${siteScript()}` : 'public/attribution.js', 'utf8')
    // Each run of the script adds listeners, so the number per document is limited.
    for (let seed = 0; seed < rounds; seed += atOnce) {
      await page.goto(address, { referer: 'http://www.google.com/search?q=%E0%A4' })
      expect(await fuzz(page, script, folder, atOnce, seed)).toEqual([])
    }
    expect(errors).toEqual([])
    await expect(page.locator('a').first()).toBeVisible()
  })
