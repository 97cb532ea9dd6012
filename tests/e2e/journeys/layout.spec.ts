import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import type { CheckedEntry } from '../../../content/model/checked-content'
import { errorPaths, pagePath } from '../../../content/model/page-paths'
import {
  checkHeadlines,
  headlineBoxes,
  headlineOf,
  letterSpacing,
  wordSpacing,
} from '../../../local/contentful/check-headlines'
import { readEntries } from '../../../local/contentful/read-entries'
import { missingPath, pages, samplePaths } from '../support/content'
import { expectNoShifts, headlineFont, recordShifts } from '../support/layout-shifts'
import { hydrate, openStarted, openMenu, overflow, phone, scrollTo } from '../support/page-state'
import { expect, test } from '../support/test'

const sizes = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
]

/** Scrolls to the end in steps of half a screen, and waits for visible pictures at each step. */
async function scrollThrough(page: Page): Promise<void> {
  const { height, screen } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    screen: window.innerHeight,
  }))
  for (let y = 0; y < height; y += screen / 2) {
    await scrollTo(page, y)
    await page.evaluate(async () => {
      const inSight = [...document.images].filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect()
        return width > 0 && bottom > 0 && top < window.innerHeight
      })
      await Promise.all(inSight.map((image) => image.decode()))
    })
  }
}

for (const path of [...samplePaths, missingPath]) {
  for (const size of sizes) {
    test(`has no layout shift, overflow or third-party request on ${path} at ${size.width} px`, async ({
      page,
      baseURL,
    }) => {
      const others: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) others.push(request.url())
      })
      await recordShifts(page)
      await page.setViewportSize(size)
      await page.goto(path, { waitUntil: 'load' })
      // While Chromium compiles React, it may skip painting and not scroll.
      await hydrate(page)
      await scrollThrough(page)
      await expectNoShifts(page)
      expect(await overflow(page)).toBe(0)
      expect(others).toEqual([])
    })
  }
}

/** The path of a page with the headline of this entry. */
function pathOf({ id, type, values }: CheckedEntry): string | undefined {
  if (type.id === 'errorPage') return Object.entries(errorPaths).find(([status]) => status === values.status)?.[1]
  if (type.id === 'hero') return pages.find(({ blocks }) => blocks.includes(id))?.path
  return pagePath(type.id, values)
}

test('moves nothing when the headline font arrives after the first paint', async ({ page }) => {
  const { entries } = await readEntries('content')
  const warned = new Set(checkHeadlines(entries).map(({ file }) => file))
  const [path = ''] = entries.flatMap((entry) =>
    entry.type.id === 'errorPage' && !warned.has(entry.file) ? (pathOf(entry) ?? []) : [],
  )
  await recordShifts(page, '*/fonts/figtree-*')
  await page.route(headlineFont, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.continue()
  })
  await page.goto(path)
  await page.waitForFunction(() => document.fonts.check('600 1em Fraunces'))
  await expectNoShifts(page)
})

for (const size of sizes)
  test(`moves nothing while the HTML of header and form arrives in pieces at ${size.width} px`, async ({ page }) => {
    const html = await readFile('public/lp/get-a-demo/index.html', 'utf8')
    const [start = '', ...pieces] = html.split(/(?=<label|<button|<a data-)/)
    let answer: ServerResponse | undefined
    const server = createServer(({ url }, response) => {
      if (url !== '/') return void response.writeHead(404).end()
      answer = response.setHeader('Content-Type', 'text/html')
      answer.write(start)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      await recordShifts(page)
      await page.setViewportSize(size)
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' })
      for (const piece of pieces) {
        const known = await page.locator('*').count()
        answer?.write(piece)
        // Checks once in each rendered frame.
        await page.waitForFunction((count) => document.querySelectorAll('*').length > count, known)
      }
      answer?.end()
      await page.waitForLoadState()
      await expectNoShifts(page, 'start')
    } finally {
      server.close()
      server.closeAllConnections()
    }
  })

test('gives headlines the boxes that the content check uses', async ({ browser }) => {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' })
  const page = await context.newPage()
  const { entries } = await readEntries('content')
  for (const [kind, boxes] of Object.entries(headlineBoxes)) {
    const [path = ''] = entries.flatMap((entry) =>
      headlineOf(entry)?.kind === kind && !entry.isDraft ? (pathOf(entry) ?? []) : [],
    )
    await page.goto(path)
    for (const [width, box] of Object.entries(boxes)) {
      await page.setViewportSize({ width: Number(width), height: 900 })
      const found = await page.locator('h1').evaluate((headline) => {
        // For any text.
        headline.textContent = 'word '.repeat(40)
        const style = getComputedStyle(headline)
        return {
          fontSize: parseFloat(style.fontSize),
          width: headline.getBoundingClientRect().width,
          letterSpacing: parseFloat(style.letterSpacing),
          wordSpacing: parseFloat(style.wordSpacing),
        }
      })
      const expected = { ...box, letterSpacing: letterSpacing * box.fontSize, wordSpacing: wordSpacing * box.fontSize }
      for (const key of ['fontSize', 'width', 'letterSpacing', 'wordSpacing'] as const)
        expect(found[key], `${key} on ${path} at ${width} px`).toBeCloseTo(expected[key], 1)
    }
  }
})

for (const [path, isJoined] of [
  ['/newsletter/supportive/', true],
  ['/webinars/waiting-times-honestly-counted/', false],
] as const) {
  test(`${isJoined ? 'joins' : 'stacks'} the email field and the button of ${path} on a small phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(path)
    const form = page.locator('main form').first()
    const field = await form.getByRole('textbox', { name: 'email' }).boundingBox()
    const button = await form.getByRole('button').first().boundingBox()
    expect((button?.y ?? 0) >= (field?.y ?? 0) + (field?.height ?? 0)).toBe(!isJoined)
  })
}

/** Of A4 paper, in CSS pixels. */
const paper = { width: 794, height: 1123 }

test('prints nothing beyond the paper, and no address after a button', async ({ page }) => {
  await page.setViewportSize(paper)
  await page.emulateMedia({ media: 'print' })
  for (const path of [...samplePaths, missingPath]) {
    await page.goto(path)
    expect(await overflow(page), `pixels beyond the paper on ${path}`).toBe(0)
    // It would cover the last line of every sheet.
    await expect(page.locator('.skip-link')).toBeHidden()
    const addresses = await page
      .locator('a[data-variant]')
      .evaluateAll(
        (links) => links.filter((link) => getComputedStyle(link, '::after').content.includes('attr(')).length,
      )
    expect(addresses, path).toBe(0)
    const broken = await page
      .locator('main :is(li, tr, figure)')
      .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).breakInside !== 'avoid').length)
    expect(broken, `cards and rows that may break across sheets on ${path}`).toBe(0)
  }
})

test('has no overflow with fallback fonts', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort())
  for (const path of [...samplePaths, missingPath]) {
    await page.goto(path)
    for (const width of [320, 360, 375, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflow(page), `pixels beyond the window on ${path} at ${width} px`).toBe(0)
    }
  }
})

/** Controls smaller than the minimum of WCAG 2.5.8, in CSS pixels. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const smallest = 24
    return (
      [...document.querySelectorAll<HTMLElement>('header a, footer a, [data-variant], button, summary, input')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        // The label of a radio button or checkbox is part of its target.
        .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < smallest || box.height < smallest))
        .map(
          ({ element, box }) =>
            `${Math.round(box.width)} × ${Math.round(box.height)}: ${element.outerHTML.slice(0, 160)}`,
        )
    )
  })

for (const size of sizes) {
  test(`has large enough links and buttons at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    for (const path of [...samplePaths, missingPath]) {
      await page.goto(path)
      expect(await tooSmall(page), path).toEqual([])
    }
    if (size.width < 1024) await openMenu(page)
    for (const summary of await page.locator('header summary').all()) {
      await summary.click()
      expect(await tooSmall(page)).toEqual([])
    }
  })
}

interface FocusedElement {
  readonly name: string
  readonly isHidden: boolean
}

/** The focused element, and whether the header covers it; `undefined` if the focus left the page. */
const readFocus = (page: Page): Promise<FocusedElement | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const header = document.querySelector('header')
    const box = element.getBoundingClientRect()
    const end = header?.getBoundingClientRect().bottom ?? 0
    const isInFrame = header?.contains(element) === true || getComputedStyle(element).position === 'fixed'
    const isOutside = box.bottom <= 0 || box.top >= window.innerHeight
    return { name: element.outerHTML.slice(0, 120), isHidden: isOutside || (!isInFrame && box.top < end) }
  })

for (const size of sizes) {
  for (const key of ['Tab', 'Shift+Tab']) {
    test(`never covers the focus with the header, with ${key} at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size)
      await openStarted(page, '/')
      const hidden: string[] = []
      let stops = 0
      await page.keyboard.press(key)
      for (let focus = await readFocus(page); focus; focus = await readFocus(page)) {
        stops += 1
        if (focus.isHidden) hidden.push(focus.name)
        await page.keyboard.press(key)
        if (stops > 500) break
      }
      expect(hidden).toEqual([])
      expect(stops).toBeGreaterThan(20)
      expect(stops).toBeLessThan(500)
    })
  }
}

test('aligns the text of a card to the left on phones, where its picture is hidden', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/integrations/')
  const card = page.locator('[data-list-highlights] li').first()
  const [outer, words] = [await card.boundingBox(), await card.getByRole('link').boundingBox()]
  if (!outer || !words) throw new Error('There are no highlights.')
  expect(words.x - outer.x).toBeLessThan(32)
})
