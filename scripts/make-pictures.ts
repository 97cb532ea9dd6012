/**
 * Makes the pictures of the site from their sources in `content/pictures` (`npx tsx scripts/make-pictures.ts`; with
 * names as arguments, only those pictures). The results are committed: run it after changing a source.
 *
 * `<name>.html` is a product screen. It is captured to `<name>.png` at the size in pixels from
 * `<html data-size="1280x960">`; its CSS pixels are half of that. The page gets the colors of `src/theme` as custom
 * properties (`--ember600`). `parts.js` has icons and faces.
 *
 * `<meta name="phone-width" content="516">` also captures the screen at this width in CSS pixels, in the same proportions,
 * to `<name>-phone.png`. Styles for `[data-phone]` arrange it there. `content="full"` means that phones show the full
 * picture.
 *
 * Pictures in `content/pictures` go to `content/assets`. Those in `content/pictures/brand` stay beside their sources.
 * The same sources, fonts and browser give the same files: scripts must not use the time or random numbers, and pages
 * have no network.
 *
 * The browser is that of the tests (`scripts/support/browser.ts`).
 */
import { readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser } from '@playwright/test'
import { DomUtils, parseDocument } from 'htmlparser2'
import sharp from 'sharp'
import { Failure } from '../src/lib/failure'
import { color } from '../src/theme'
import { findBrowser } from './support/browser'
import { runCommand } from './support/command'

const root = path.join(__dirname, '..')
const sources = path.join(root, 'content/pictures')

/** Folders of sources and results. */
const folders = [
  { from: sources, to: path.join(root, 'content/assets') },
  { from: path.join(sources, 'brand'), to: path.join(sources, 'brand') },
] as const

/** In bytes. Larger pictures have too much detail or too soft a shadow. */
const largestPng = 200_000

const deviceScaleFactor = 2

/** In pixels. */
const phonePictureWidth = 960

/** In px: the width of a picture on a phone of 375 px, and the minimum height of its words there. */
const onPhone = { picture: 335, words: 11 } as const

interface Picture {
  readonly name: string
  readonly kind: 'screen' | 'phone'
  readonly source: string
  readonly target: string
}

/** What a screen declares about its size. */
interface Declarations {
  /** Width and height in pixels. */
  readonly size: readonly [width: number, height: number] | undefined
  /** In CSS pixels; `undefined` if the screen has no picture for phones. */
  readonly phoneWidth: number | undefined
  /** Whether phones show the full picture. */
  readonly suitsPhones: boolean
}

function readDeclarations(html: string): Declarations {
  const nodes = parseDocument(html).children
  const root = DomUtils.findOne(({ name }) => name === 'html', nodes)
  const meta = DomUtils.findOne(({ name, attribs }) => name === 'meta' && attribs.name === 'phone-width', nodes)
  const [width, height] = root?.attribs['data-size']?.split('x').map(Number) ?? []
  const suitsPhones = meta?.attribs.content === 'full'
  return {
    size: width && height ? [width, height] : undefined,
    phoneWidth: meta && !suitsPhones ? Number(meta.attribs.content) : undefined,
    suitsPhones,
  }
}

async function listPictures(): Promise<readonly Picture[]> {
  const lists = await Promise.all(
    folders.map(async ({ from, to }) =>
      (await readdir(from)).sort().flatMap((file): Picture[] => {
        if (!file.endsWith('.html')) return []
        const source = path.join(from, file)
        const name = path.basename(file, '.html')
        const screen: Picture = { name, kind: 'screen', source, target: path.join(to, `${name}.png`) }
        if (readDeclarations(readFileSync(source, 'utf8')).phoneWidth === undefined) return [screen]
        const phone = `${name}-phone`
        return [screen, { name: phone, kind: 'phone', source, target: path.join(to, `${phone}.png`) }]
      }),
    ),
  )
  return lists.flat()
}

const colorProperties = `:root{${Object.entries(color)
  .map(([name, value]) => `--${name}:${value}`)
  .join(';')}}`

/**
 * Compresses a PNG with a palette of 256 colors, or with all colors if that is smaller.
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
 * Runs in the page. Finds visible words below the minimum height.
 *
 * @returns at most 40 characters of each
 */
function findSmallWords(minimum: number): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const small: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode
    const parent = text.parentElement
    const words = text.textContent?.trim()
    if (!parent || !words || Number.parseFloat(getComputedStyle(parent).fontSize) >= minimum) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const isSeen = [...range.getClientRects()].some(({ left, top, width, height }) => {
      const [x, y] = [left + width / 2, top + height / 2]
      return parent.contains(document.elementFromPoint(x, y))
    })
    if (isSeen) small.push(words.slice(0, 40))
  }
  return small
}

/**
 * Captures a product screen, for wide screens or for phones.
 *
 * @returns an uncompressed PNG
 * @throws Failure if the screen declares no size, its script fails, it loads a missing file, or words are too small on
 *   phones
 */
async function captureScreen(browser: Browser, { name, kind, source }: Picture): Promise<Buffer> {
  const { size, phoneWidth: declared, suitsPhones } = readDeclarations(await readFile(source, 'utf8'))
  if (!size) throw new Failure(`${name}: its <html> has no size, such as data-size="1280x960"`)
  const full = { width: size[0] / deviceScaleFactor, height: size[1] / deviceScaleFactor }
  const phoneWidth = kind === 'phone' ? declared : undefined
  const width = phoneWidth ?? full.width
  const page = await browser.newPage({
    viewport: { width, height: Math.round((width * full.height) / full.width) },
    deviceScaleFactor: phoneWidth ? phonePictureWidth / width : deviceScaleFactor,
    reducedMotion: 'reduce',
  })
  try {
    const problems: string[] = []
    page.on('requestfailed', (request) => problems.push(`cannot load ${request.url()}`))
    page.on('pageerror', (error) => problems.push(error.message))
    await page.route(/^https?:/, (route) => route.abort())
    await page.goto(pathToFileURL(source).href)
    await page.addStyleTag({ content: colorProperties })
    if (phoneWidth) await page.evaluate(() => document.documentElement.toggleAttribute('data-phone', true))
    await page.evaluate(() => document.fonts.ready)
    if (phoneWidth || suitsPhones) {
      const minimum = (onPhone.words * width) / onPhone.picture
      const small = await page.evaluate(findSmallWords, minimum)
      if (small.length > 0) problems.push(`words lower than ${onPhone.words} px on phones: ${small.join(', ')}`)
    }
    if (problems.length > 0) throw new Failure(`${name}: ${problems.join('; ')}`)
    return await page.screenshot({ type: 'png', animations: 'disabled' })
  } finally {
    await page.close()
  }
}

runCommand(async () => {
  const names = process.argv.slice(2)
  const pictures = await listPictures()
  const unknown = names.filter((name) => !pictures.some((picture) => picture.name === name))
  if (unknown.length > 0) throw new Failure(`no source in content/pictures for: ${unknown.join(', ')}`)

  const wanted = pictures.filter(({ name }) => names.length === 0 || names.includes(name))
  const { executablePath, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: [...args] })
  try {
    for (const picture of wanted) {
      const file = await compressPng(await captureScreen(browser, picture))
      if (file.length > largestPng) throw new Failure(`${picture.name}: ${file.length} bytes, more than ${largestPng}`)
      await writeFile(picture.target, file)
      console.log(`${path.relative(root, picture.target)}: ${file.length} bytes`)
    }
  } finally {
    await browser.close()
  }
})
