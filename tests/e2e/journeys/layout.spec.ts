import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { type CheckedEntry, toRuleContent } from '../../../content/model/checked-content'
import { servicePaths, pagePath } from '../../../content/model/page-paths'
import {
  headlineBoxes,
  headlineOf,
  letterSpacing,
  stableHeadlines,
  wordSpacing,
} from '../../../local/contentful/check-headlines'
import { readEntries } from '../../../local/contentful/read-entries'
import { pages, pagesWithBlock } from '../support/content'
import { expectNoShifts, recordShifts, scrollThrough } from '../support/layout-shifts'
import { openHydrated, openStarted, overflow, phone } from '../support/page-state'
import { expect, test } from '../support/test'

const narrow = { width: 375, height: 812 }
const wide = { width: 1440, height: 900 }

test('moves nothing on the home page on wide screens', async ({ page }) => {
  await recordShifts(page)
  await page.setViewportSize(wide)
  await openHydrated(page, '/')
  await scrollThrough(page)
  await expectNoShifts(page)
})

/** The path of a page with the headline of this entry. */
function pathOf({ id, type, values }: CheckedEntry): string | undefined {
  if (type.id === 'errorPage') return Object.entries(servicePaths).find(([status]) => status === values.status)?.[1]
  if (type.id === 'hero') return pages.find(({ blocks }) => blocks.includes(id))?.path
  return pagePath(type.id, values)
}

test('moves nothing when the headline font arrives after the first paint', async ({ page }) => {
  const { entries } = await readEntries('content')
  const warnings = stableHeadlines(toRuleContent({ entries, assets: [], now: Date.now() }))
  const warned = new Set(warnings.map(({ at }) => at.file))
  const [path = ''] = entries.flatMap((entry) =>
    entry.type.id === 'errorPage' && !warned.has(entry.file) ? (pathOf(entry) ?? []) : [],
  )
  await recordShifts(page, '*/fonts/figtree-*')
  await page.route('**/fonts/fraunces-*', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.continue()
  })
  await page.goto(path)
  await page.waitForFunction(() => document.fonts.check('600 1em Fraunces'))
  await expectNoShifts(page)
})

test('moves nothing while the HTML of header and form arrives in pieces', async ({ page }) => {
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
    await page.setViewportSize(narrow)
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

test.describe('on phones', () => {
  test.use(phone)

  test('gives headlines the boxes that the content check uses', async ({ page }) => {
    const { entries } = await readEntries('content')
    for (const [kind, boxes] of Object.entries(headlineBoxes)) {
      const [path = ''] = entries.flatMap((entry) =>
        headlineOf(entry)?.kind === kind && !entry.isDraft ? (pathOf(entry) ?? []) : [],
      )
      await page.goto(path, { waitUntil: 'domcontentloaded' })
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
        const expected = {
          ...box,
          letterSpacing: letterSpacing * box.fontSize,
          wordSpacing: wordSpacing * box.fontSize,
        }
        for (const key of ['fontSize', 'width', 'letterSpacing', 'wordSpacing'] as const)
          expect(found[key], `${key} on ${path} at ${width} px`).toBeCloseTo(expected[key], 1)
      }
    }
  })
})

test('gives all rows of a comparison as many cells as its header on a phone', async ({ page }) => {
  await page.setViewportSize(narrow)
  await page.goto(pagesWithBlock('comparisonTable')[0] ?? '')
  const rows = await page.getByRole('table').first().getByRole('row').all()
  const cells = await Promise.all(
    rows.map((row) => row.getByRole('cell').or(row.getByRole('columnheader')).or(row.getByRole('rowheader')).count()),
  )
  expect(rows.length).toBeGreaterThan(1)
  // The title of a group is alone in its row.
  expect([...new Set(cells.filter((count) => count > 1))]).toHaveLength(1)
})

test('keeps long German words inside the plans on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/de/pricing/')
  const margins = await page.locator('main li a[data-variant]').evaluateAll((links) =>
    links.map((link) => {
      const card = link.closest('li')?.getBoundingClientRect()
      const { left, right } = link.getBoundingClientRect()
      return { left: Math.round(left - (card?.left ?? 0)), right: Math.round((card?.right ?? 0) - right) }
    }),
  )
  expect(margins).not.toEqual([])
  for (const { left, right } of margins) expect(right).toBe(left)
})

test('breaks long words in headings and links on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/pricing/')
  await page.locator(':is(main, footer nav) :is(h1, h2, h3, a)').evaluateAll((elements) => {
    for (const element of elements) element.textContent = 'Rindfleischetikettierungsüberwachung'
  })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

/** Expects the elements to show their contents in full width. */
async function expectComplete(elements: Locator): Promise<void> {
  const hidden = await elements.evaluateAll((all) =>
    all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  )
  expect(hidden).not.toEqual([])
  expect(hidden.filter((width) => width !== 0)).toEqual([])
}

test('shows the dates of jobs in full on the narrowest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openStarted(page, '/company/careers/')
  await expectComplete(page.locator('[data-list-item]:has(time)'))
})

test('fits the header on the narrowest wide screen with more space between letters and words', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await openStarted(page, '/platform/')
  // The most that visitors may set (WCAG 1.4.12).
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }')
    document.adoptedStyleSheets = [sheet]
  })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

/** Sets the browser's text size for the pages that open next. */
async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
}

test('fits screens when the browser’s text is twice as large', async ({ page }) => {
  await doubleText(page)
  for (const path of ['/', '/de/', '/de/pricing/', '/help-desk-staffing-calculator/', '/try/']) {
    await openStarted(page, path)
    for (const width of [375, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page), `pixels beyond the window on ${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

test('shows names and subjects of conversations in full on a phone when text is twice as large', async ({ page }) => {
  await doubleText(page)
  await openStarted(page, '/try/')
  await page.setViewportSize(narrow)
  await expectComplete(page.locator('[data-inbox] nav a > span > *'))
})

test('shows fields and their buttons in full on a phone when text is twice as large', async ({ page }) => {
  await doubleText(page)
  for (const [path, selector] of [
    ['/search/', 'main [role=search] :is(input, button)'],
    ['/interview-builder/', '[data-own] :is(input, button)'],
    ['/inbox/?show_fixed_cta_bar=1', '[data-dismisses-demo-bar]'],
  ] as const) {
    await openStarted(page, path)
    await page.setViewportSize(narrow)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
    const controls = page.locator(selector)
    await expect(controls.last()).toBeVisible()
    const boxes = await controls.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()))
    const [first, second] = boxes.map(({ left, right, top, bottom }) => ({ left, right, top, bottom }))
    if (!first || !second) throw new Error(`no controls on ${path}`)
    expect(second.right, path).toBeLessThanOrEqual(narrow.width)
    expect(first.right <= second.left || first.bottom <= second.top, path).toBe(true)
  }
})

test('shows the name in the logo on one line', async ({ page }) => {
  await page.goto('/')
  const lines = await page.getByRole('link', { name: 'Hearthside, home' }).evaluateAll((logos) =>
    logos.map(({ lastChild }) => {
      const range = document.createRange()
      if (lastChild) range.selectNodeContents(lastChild)
      return range.getClientRects().length
    }),
  )
  expect(lines).toEqual([1, 1])
})

test('prints the answers to all questions', async ({ page }) => {
  await openStarted(page, '/pricing/')
  const answers = page.locator('details > :not(summary)').filter({ visible: true })
  const questions = await page.locator('main details').count()
  await expect(answers).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(answers).toHaveCount(questions)
})

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

for (const [key, size, path] of [
  ['Tab', narrow, '/'],
  ['Shift+Tab', wide, '/'],
  ['Tab', { width: 1024, height: 420 }, '/lp/get-a-demo/'],
] as const) {
  test(`keeps the focus in view and below the header, with ${key} at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    await openStarted(page, path)
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
