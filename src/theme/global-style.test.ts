import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { fontFaces } from './font-faces'
import { globalStyle, surfaceColors } from './global-style'

/** The declarations of the rule with exactly this selector; `undefined` when there is none. */
function declarations(selector: string): string | undefined {
  return globalStyle
    .split('}')
    .find((rule) => rule.startsWith(`${selector}{`))
    ?.slice(selector.length + 1)
}

it('begins with the fonts', () => {
  expect(globalStyle.startsWith(fontFaces)).toBe(true)
})

it('is minified and at most 1,600 bytes when compressed', () => {
  expect(globalStyle).not.toContain('\n')
  expect(gzipSync(globalStyle).length).toBeLessThanOrEqual(1600)
})

it('has balanced braces', () => {
  expect(globalStyle.split('{')).toHaveLength(globalStyle.split('}').length)
  expect(globalStyle).not.toContain('undefined')
})

it('leaves 120 px above the target of an anchor (requirements 2.1)', () => {
  expect(declarations('html')).toContain('scroll-padding-top:120px')
})

it('gives the page the colors of white, and each surface those in which it differs', () => {
  const names = Object.keys(surfaceColors.white)
  for (const name of names) expect(declarations(':root,[data-surface]')).toContain(`--${name}:`)
  for (const [surface, colors] of Object.entries(surfaceColors)) {
    expect(Object.keys(colors).toSorted()).toEqual(names.toSorted())
    if (surface === 'white') continue
    const differing = Object.entries(colors).filter(
      ([name, color]) =>
        !Object.entries(surfaceColors.white).some(([other, white]) => other === name && white === color),
    )
    expect(declarations(`[data-surface=${surface}]`)).toBe(
      differing.map(([name, color]) => `--${name}:${color};`).join(''),
    )
  }
})

it('gives scrollbars no track, which would square off rounded panels', () => {
  expect(declarations('body')).toMatch(/scrollbar-color:#\w{6} transparent;/)
})

it('has focus rings in two colors', () => {
  expect(declarations(':focus-visible')).toMatch(/outline:3px solid #\w{6};.*box-shadow:0 0 0 2px #ffffff/)
})

it('disables animation for visitors who prefer reduced motion', () => {
  const [, after = ''] = globalStyle.split('prefers-reduced-motion')
  expect(after).toContain('animation-duration:1ms!important')
  expect(after).toContain('transition-duration:1ms!important')
})

it('gives islands no box, and lets adjacent islands on the same surface share the space between them', () => {
  expect(declarations('[data-island]')).toBe('display:contents')
  const shared = globalStyle.split('}').find((rule) => rule.includes(':has(>[data-surface=night])'))
  expect(shared).toContain('[data-island]:has(>[data-surface=night])+[data-island]>[data-surface=night]')
  expect(shared).toContain('{padding-block-start:0;background-image:none')
})

it('defines every custom property that styles use', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const code = files.map((file) => readFileSync(path.join('src', file), 'utf8')).join('\n')
  const defined = new Set([...`${globalStyle}\n${code}`.matchAll(/--([\w-]+)['"]?:/g)].map(([, name]) => name))
  const used = new Set([...code.matchAll(/var\(--([a-z][\w-]*)/g)].map(([, name]) => name))
  expect([...used].filter((name) => !defined.has(name))).toEqual([])
})
