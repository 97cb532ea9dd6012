import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { color } from '.'
import { darkStyle, globalStyle } from './global-style'
import { darkBackgrounds, surfaceColors } from './surfaces'

/** The declarations of the rule with exactly this selector; `undefined` when there is none. */
function declarations(selector: string): string | undefined {
  return globalStyle
    .split('}')
    .find((rule) => rule.startsWith(`${selector}{`))
    ?.slice(selector.length + 1)
}

it('is at most 1,600 bytes when compressed', () => {
  expect(gzipSync(globalStyle).length).toBeLessThanOrEqual(1600)
})

it('leaves 120 px above the target of an anchor (requirements 2.1)', () => {
  expect(declarations('html')).toContain('scroll-padding-top:120px')
})

it('sets the colors of white for the page, and what differs on other surfaces', () => {
  const names = Object.keys(surfaceColors.white).toSorted()
  for (const colors of Object.values(surfaceColors)) expect(Object.keys(colors).toSorted()).toEqual(names)
  for (const name of names) expect(declarations(':root,[data-surface]')).toContain(`--${name}:`)
  expect(declarations('[data-surface=cream]')).toBe(`--background:${color.cream100};--card:${color.white};`)
})

it('prints without the colors of night that would be invisible on paper', () => {
  const [, print = ''] = globalStyle.split('@media print')
  const [, printed = ''] = print.split(':root,[data-surface]{')
  const [rule = ''] = printed.split('}')
  for (const [name, value] of Object.entries(surfaceColors.night)) {
    // It is a background on all surfaces.
    if (name === 'accent-soft') continue
    expect(rule).toContain(`--${name}:`)
    expect(rule).not.toContain(value)
  }
})

it('disables animation for visitors who prefer reduced motion', () => {
  const [, after = ''] = globalStyle.split('prefers-reduced-motion')
  expect(after).toContain('animation-duration:1ms!important')
  expect(after).toContain('transition-duration:1ms!important')
})

it('defines every custom property that styles use without a fallback', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const code = files.map((file) => readFileSync(path.join('src', file), 'utf8')).join('\n')
  const defined = new Set([...`${globalStyle}\n${code}`.matchAll(/--([\w-]+)['"]?:/g)].map(([, name]) => name))
  const used = new Set([...code.matchAll(/var\(--([a-z][\w-]*)\)/g)].map(([, name]) => name))
  expect([...used].filter((name) => !defined.has(name))).toEqual([])
})

it('sets the same properties in dark mode, with a background for each surface', () => {
  for (const name of Object.keys(surfaceColors.white)) {
    expect(darkStyle.split(':root,[data-surface]{')[1]?.split('}')[0]).toContain(`--${name}:`)
  }
  expect(darkStyle).toContain(`[data-surface=cream]{--background:${darkBackgrounds.cream}}`)
})
