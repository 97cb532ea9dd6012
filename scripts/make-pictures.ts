/**
 * Makes the pictures of the site from their sources in `content/pictures`
 * (`npx tsx scripts/make-pictures.ts`; with names as arguments, only those pictures). The results are
 * committed: run it after changing a source.
 *
 * - `<name>.html` is a product screen. It is captured to `<name>.png` at the size in pixels that its
 *   `<html data-size="1280x960">` states; its CSS pixels are half of that. The page gets the colors of
 *   `src/theme` as custom properties (`--ember600`); icons and faces come from `parts.js`.
 * - `<name>.text.svg` is a drawing with words. Its `<text>` elements become paths in `<name>.svg`, so the
 *   words look the same without the font.
 *
 * Pictures in `content/pictures` go to `content/assets`, those in `content/pictures/brand` stay beside
 * their sources. The same sources, fonts and browser give the same files: nothing here depends on the
 * time or on random numbers, and pages have no network.
 *
 * The browser is the one that the tests find (`e2e/support/browser.ts`).
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { outlineText } from '../content/pictures/outline-text'
import { findBrowser } from '../e2e/support/browser'
import { color } from '../src/theme/tokens'

const root = path.join(__dirname, '..')
const sources = path.join(root, 'content/pictures')

/** Folders of sources and of their results. */
const folders = [
  { from: sources, to: path.join(root, 'content/assets') },
  { from: path.join(sources, 'brand'), to: path.join(sources, 'brand') },
] as const

/** In bytes. A larger picture has too much detail or too soft a shadow. */
const largestPng = 200_000

const deviceScaleFactor = 2

interface Picture {
  readonly name: string
  readonly kind: 'screen' | 'drawing'
  readonly source: string
  readonly target: string
}

async function listPictures(): Promise<readonly Picture[]> {
  const lists = await Promise.all(
    folders.map(async ({ from, to }) =>
      (await readdir(from)).sort().flatMap((file): Picture[] => {
        const source = path.join(from, file)
        if (file.endsWith('.html')) {
          const name = path.basename(file, '.html')
          return [{ name, kind: 'screen', source, target: path.join(to, `${name}.png`) }]
        }
        if (file.endsWith('.text.svg')) {
          const name = path.basename(file, '.text.svg')
          return [{ name, kind: 'drawing', source, target: path.join(to, `${name}.svg`) }]
        }
        return []
      }),
    ),
  )
  return lists.flat()
}

async function launchBrowser(): Promise<Browser> {
  const { executablePath, args } = await findBrowser()
  return chromium.launch({ executablePath, args: [...args] })
}

const colorProperties = `:root{${Object.entries(color)
  .map(([name, value]) => `--${name}:${value}`)
  .join(';')}}`

/**
 * Compresses a PNG: with a palette of 256 colors, or with all colors if that is smaller.
 *
 * @param capture a PNG from the browser
 */
async function compressPng(capture: Buffer): Promise<Buffer> {
  const palette = sharp(capture).png({ palette: true, colours: 256, dither: 0, effort: 10, compressionLevel: 9 })
  const full = sharp(capture).png({ compressionLevel: 9, adaptiveFiltering: true })
  const candidates = await Promise.all([palette.toBuffer(), full.toBuffer()])
  return candidates.reduce((smallest, candidate) => (candidate.length < smallest.length ? candidate : smallest))
}

/**
 * Captures a product screen.
 *
 * @returns an uncompressed PNG
 * @throws Error when the screen states no size, its script fails or it loads a missing file
 */
async function captureScreen(browser: Browser, { name, source }: Picture): Promise<Buffer> {
  const size = /data-size="(\d+)x(\d+)"/.exec(await readFile(source, 'utf8'))
  if (!size) throw new Error(`${name}: its <html> has no size, such as data-size="1280x960"`)
  const viewport = { width: Number(size[1]) / deviceScaleFactor, height: Number(size[2]) / deviceScaleFactor }
  const page = await browser.newPage({ viewport, deviceScaleFactor, reducedMotion: 'reduce' })
  try {
    const problems: string[] = []
    page.on('requestfailed', (request) => problems.push(`cannot load ${request.url()}`))
    page.on('pageerror', (error) => problems.push(error.message))
    await page.route(/^https?:/, (route) => route.abort())
    await page.goto(pathToFileURL(source).href)
    await page.addStyleTag({ content: colorProperties })
    await page.evaluate(() => document.fonts.ready)
    if (problems.length > 0) throw new Error(`${name}: ${problems.join('; ')}`)
    return await page.screenshot({ type: 'png', animations: 'disabled' })
  } finally {
    await page.close()
  }
}

async function main(): Promise<void> {
  const names = process.argv.slice(2)
  const pictures = await listPictures()
  const unknown = names.filter((name) => !pictures.some((picture) => picture.name === name))
  if (unknown.length > 0) throw new Error(`no source in content/pictures for: ${unknown.join(', ')}`)

  const wanted = pictures.filter(({ name }) => names.length === 0 || names.includes(name))
  const browser = wanted.some(({ kind }) => kind === 'screen') ? await launchBrowser() : undefined
  try {
    for (const picture of wanted) {
      const file =
        picture.kind === 'screen' && browser
          ? await compressPng(await captureScreen(browser, picture))
          : Buffer.from(`${await outlineText(await readFile(picture.source, 'utf8'))}\n`)
      if (file.length > largestPng) throw new Error(`${picture.name}: ${file.length} bytes, more than ${largestPng}`)
      await writeFile(picture.target, file)
      console.log(`${path.relative(root, picture.target)}: ${file.length} bytes`)
    }
  } finally {
    await browser?.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
