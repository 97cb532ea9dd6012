/**
 * Makes the site's two font files from fonts in npm (`npm run fonts`). They contain only the characters and variations
 * that the site uses. Fallback faces have matching metrics, so that text does not move when a font arrives. Also writes
 * the widths of headline characters for the content check. The results are committed: run it after changing the lists
 * below.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import { format, resolveConfig } from 'prettier'
import subsetFont from 'subset-font'
import { readArguments } from '../server/read-arguments'
import { runCommand } from './support/command'

const root = path.join(__dirname, '..')
const folder = path.join(root, 'static/fonts')

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const characters = `${ascii}\u00a0©®°·×÷–—‘’“”•…€£→←↑↓✓éèêëáàâäãåæçíìîïñóòôöõøœúùûüýÿßÉÈÀÁÄÅÇÑÓÖØÜ`

/** A system font, scaled to the metrics of the site's font. */
interface Fallback {
  /** Full name for `local()`. */
  readonly name: string
  /** A free font with the same metrics: a file of an npm package. */
  readonly measuredBy: string
}

interface FontPlan {
  readonly family: string
  readonly source: string
  /** File name without the digest of its content, which allows permanent caching. */
  readonly name: string
  readonly axes: Record<string, number | { min: number; max: number }>
  readonly weight: string
  /** `swap` shows the font when it arrives, `optional` only if it is available for the first paint. */
  readonly display: 'swap' | 'optional'
  /** Text whose average width the fallbacks match. */
  readonly sample: string
  readonly fallbacks: readonly Fallback[]
}

/** Types with headline text on the first screen: headings of heroes and titles of posts. */
const headings = ['hero', 'blogPost', 'event', 'jobPost']
  .flatMap((type) => readdirSync(path.join(root, 'content/entries', type)).map((file) => path.join(type, file)))
  .map((file) => /^(?:heading|title): (.+)$/m.exec(readFileSync(path.join(root, 'content/entries', file), 'utf8'))?.[1])
  .filter((heading) => heading !== undefined)
  .join(' ')
  .replaceAll("'", '’')

const paragraph =
  'The quick support team answers every customer before the evening is over, and leaves the light on for whoever writes next. ' +
  'A shared inbox keeps e-mail, chat and social messages in one place, so that nobody answers twice and nothing is lost.'

const headlinePlan: FontPlan = {
  family: 'Fraunces',
  source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
  name: 'fraunces-display',
  axes: { wght: 600, opsz: 72, SOFT: 50, WONK: 0 },
  weight: '600',
  display: 'swap',
  sample: headings,
  // The browser uses the last one that the system has.
  fallbacks: [
    // Linux
    { name: 'DejaVu Serif Bold', measuredBy: 'dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf' },
    // Android
    { name: 'Noto Serif Bold', measuredBy: '@fontsource/noto-serif/files/noto-serif-latin-700-normal.woff2' },
    // Windows, macOS, iOS
    { name: 'Georgia Bold', measuredBy: '@fontsource/gelasio/files/gelasio-latin-700-normal.woff2' },
  ],
}

const textPlan: FontPlan = {
  family: 'Figtree',
  source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  name: 'figtree-text',
  axes: { wght: { min: 400, max: 700 } },
  weight: '400 700',
  display: 'optional',
  sample: paragraph,
  fallbacks: [
    // Windows, macOS, iOS
    { name: 'Arial', measuredBy: '@fontsource/arimo/files/arimo-latin-400-normal.woff2' },
  ],
}

const percent = (value: number): string => `${Number((value * 100).toFixed(1))}%`

const averageWidth = (font: Font, sample: string): number => {
  const { glyphs } = font.layout(sample)
  return glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0) / glyphs.length / font.unitsPerEm
}

/** The width of each character, in font sizes. */
const measureCharacters = (font: Font, scale = 1): readonly number[] =>
  Array.from(characters, (character) =>
    Number(((font.layout(character).advanceWidth / font.unitsPerEm) * scale).toFixed(4)),
  )

interface MadeFace {
  /** The CSS that declares it. */
  readonly css: string
  readonly name: string
  readonly widths: readonly number[]
}

/** Makes a fallback. Omits `line-gap-override`, because all line heights of the site are numbers. */
async function makeFallback(font: Font, { family, weight, sample }: FontPlan, fallback: Fallback): Promise<MadeFace> {
  const substitute = create(await readFile(require.resolve(fallback.measuredBy))) as Font
  const sizeAdjust = averageWidth(font, sample) / averageWidth(substitute, sample)
  // Browsers round the results to pixels, so whole percentages would move a headline by one.
  const metric = (value: number): string => percent(value / font.unitsPerEm / sizeAdjust)
  console.log(`  ${fallback.name} at ${percent(sizeAdjust)}`)
  return {
    css:
      // Without a weight, browsers embolden a regular face for bold text.
      `@font-face{font-family:'${family} Fallback';${weight.includes(' ') ? '' : `font-weight:${weight};`}` +
      `src:local('${fallback.name}');size-adjust:${percent(sizeAdjust)};` +
      `ascent-override:${metric(font.ascent)};descent-override:${metric(-font.descent)}}`,
    name: fallback.name,
    widths: measureCharacters(substitute, Number(sizeAdjust.toFixed(3))),
  }
}

interface MadeFont {
  /** Path below the site's root. */
  readonly path: string
  /** The font, then its fallbacks. */
  readonly faces: readonly MadeFace[]
}

/** Makes one font file, its license and its fallbacks. */
async function makeFont(plan: FontPlan): Promise<MadeFont> {
  const source = await readFile(require.resolve(plan.source))
  const subset = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: plan.axes })
  const digest = createHash('sha256').update(subset).digest('hex').slice(0, 8)
  const file = `${plan.name}-${digest}.woff2`
  await writeFile(path.join(folder, file), subset)
  const license = path.join(path.dirname(require.resolve(plan.source)), '../LICENSE')
  await copyFile(license, path.join(folder, `${plan.family}.LICENSE.txt`))

  const font = create(subset) as Font
  console.log(`${file}: ${subset.length} bytes, fallbacks`)
  const css = `@font-face{font-family:${plan.family};font-weight:${plan.weight};font-display:${plan.display};src:url(/fonts/${file})}`
  const faces: MadeFace[] = [{ css, name: plan.family, widths: measureCharacters(font) }]
  for (const fallback of plan.fallbacks) faces.push(await makeFallback(font, plan, fallback))
  return { path: `/fonts/${file}`, faces }
}

/** Writes the character widths of the headline font and its fallbacks. */
async function writeWidths({ faces }: MadeFont): Promise<void> {
  const widths = Object.fromEntries(faces.map((face) => [face.name, face.widths]))
  const file = path.join(root, 'local/contentful/headline-widths.json')
  const options = await resolveConfig(file)
  await writeFile(file, await format(JSON.stringify({ characters, widths }), { ...options, parser: 'json' }))
}

runCommand(async () => {
  readArguments(process.argv.slice(2), {})
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const headlines = await makeFont(headlinePlan)
  const fonts = [headlines, await makeFont(textPlan)]
  await writeWidths(headlines)
  const css = fonts.map(({ faces }) => `  ${JSON.stringify(faces.map((face) => face.css).join(''))}`).join(' +\n')
  const files = fonts.map((made) => `'${made.path}'`).join(', ')
  await writeFile(
    path.join(root, 'src/theme/font-faces.ts'),
    `// Made by scripts/make-fonts.ts.\n\nexport const fontFaces =\n${css}\n\n` +
      `/** Fetched early: both are used on the first screen of every page. */\nexport const fontFiles = [${files}] as const\n`,
  )
})
