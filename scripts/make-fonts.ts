/**
 * Makes the two font files of the site from the fonts in npm (`npm run fonts`): only the characters
 * and the variations that the site uses, and fallback faces whose metrics match, so that text does
 * not move when a font arrives. The results are committed; run it after a change of the lists below.
 */
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

const root = path.join(__dirname, '..')
const folder = path.join(root, 'static/fonts')

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const characters = `${ascii}\u00a0©®°·×÷–—‘’“”•…€£→←↑↓✓éèêëáàâäãåæçíìîïñóòôöõøœúùûüýÿßÉÈÀÁÄÅÇÑÓÖØÜ`

interface FontPlan {
  readonly family: string
  readonly source: string
  /** Of the file; a digest of its content is added, so that browsers may keep it for good. */
  readonly name: string
  readonly axes: Record<string, number | { min: number; max: number }>
  readonly weight: string
  /** The system font used as a fallback, and a free font with the same metrics to measure. */
  readonly fallback: { readonly family: string; readonly measuredBy: string }
}

const plans: readonly FontPlan[] = [
  {
    family: 'Fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    name: 'fraunces-display',
    axes: { wght: 600, opsz: 72, SOFT: 50, WONK: 0 },
    weight: '600',
    fallback: { family: 'Georgia', measuredBy: '@fontsource/gelasio/files/gelasio-latin-600-normal.woff2' },
  },
  {
    family: 'Figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    name: 'figtree-text',
    axes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
    fallback: { family: 'Arial', measuredBy: '@fontsource/arimo/files/arimo-latin-400-normal.woff2' },
  },
]

const sample =
  'The quick support team answers every customer before the evening is over, and leaves the light on for whoever writes next. ' +
  'A shared inbox keeps e-mail, chat and social messages in one place, so that nobody answers twice and nothing is lost.'

const percent = (value: number): string => `${(value * 100).toFixed(2)}%`

const averageWidth = (font: Font): number => {
  const { glyphs } = font.layout(sample)
  return glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0) / glyphs.length / font.unitsPerEm
}

interface MadeFont {
  /** Path below the site's root. */
  readonly path: string
  readonly faces: string
}

/** Makes one font file, with its license beside it, and the CSS that declares it and its stand-in. */
async function makeFont(plan: FontPlan): Promise<MadeFont> {
  const source = await readFile(require.resolve(plan.source))
  const subset = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: plan.axes })
  const digest = createHash('sha256').update(subset).digest('hex').slice(0, 8)
  const file = `${plan.name}-${digest}.woff2`
  await writeFile(path.join(folder, file), subset)
  const license = path.join(path.dirname(require.resolve(plan.source)), '../LICENSE')
  await copyFile(license, path.join(folder, `${plan.family}.LICENSE.txt`))

  const font = create(subset) as Font
  const standIn = create(await readFile(require.resolve(plan.fallback.measuredBy))) as Font
  const sizeAdjust = averageWidth(font) / averageWidth(standIn)
  const metric = (value: number): string => percent(value / font.unitsPerEm / sizeAdjust)
  console.log(`${file}: ${subset.length} bytes, fallback ${plan.fallback.family} at ${percent(sizeAdjust)}`)
  return {
    path: `/fonts/${file}`,
    faces:
      `@font-face{font-family:${plan.family};font-weight:${plan.weight};font-display:optional;src:url(/fonts/${file}) format('woff2')}` +
      `@font-face{font-family:'${plan.family} Fallback';src:local('${plan.fallback.family}');size-adjust:${percent(sizeAdjust)};` +
      `ascent-override:${metric(font.ascent)};descent-override:${metric(-font.descent)};line-gap-override:${metric(font.lineGap)}}`,
  }
}

async function main(): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const fonts = await Promise.all(plans.map(makeFont))
  const faces = fonts.map((made) => `  ${JSON.stringify(made.faces)}`).join(' +\n')
  const files = fonts.map((made) => `'${made.path}'`).join(', ')
  await writeFile(
    path.join(root, 'src/theme/font-faces.ts'),
    `// Made by scripts/make-fonts.ts.\n\nexport const fontFaces =\n${faces}\n\n` +
      `/** Fetched early: both are used on the first screen of every page. */\nexport const fontFiles = [${files}] as const\n`,
  )
}

void main()
