import { gzipSync } from 'node:zlib'
import { fontFaces } from './font-faces'
import { globalStyle, grounds } from './global-style'

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

it('is written without line breaks and takes less than 1.5 KB of each page', () => {
  expect(globalStyle).not.toContain('\n')
  expect(gzipSync(globalStyle).length).toBeLessThan(1536)
})

it('opens as many blocks as it closes', () => {
  expect(globalStyle.split('{')).toHaveLength(globalStyle.split('}').length)
  expect(globalStyle).not.toContain('undefined')
})

it('leaves 120 px above the target of an anchor (specification 2.1)', () => {
  expect(declarations('html')).toContain('scroll-padding-top:120px')
})

it('gives the page the white ground and every ground all of its colors', () => {
  const names = Object.keys(grounds.white)
  expect(declarations(':root,[data-ground=white]')).toContain(`--ground:${grounds.white.ground};`)
  for (const [ground, colors] of Object.entries(grounds)) {
    expect(Object.keys(colors).toSorted()).toEqual(names.toSorted())
    if (ground === 'white') continue
    for (const name of names) expect(declarations(`[data-ground=${ground}]`)).toContain(`--${name}:`)
  }
})

it('rings what has the focus in two colors', () => {
  expect(declarations(':focus-visible')).toMatch(/outline:3px solid #\w{6};.*box-shadow:0 0 0 2px #ffffff/)
})

it('stills movement for those who ask for it', () => {
  const [, after = ''] = globalStyle.split('prefers-reduced-motion')
  expect(after).toContain('animation-duration:1ms!important')
  expect(after).toContain('transition-duration:1ms!important')
})

it('gives islands no box, and lets those on one ground share the room between them', () => {
  expect(declarations('[data-island]')).toBe('display:contents')
  const shared = globalStyle.split('}').find((rule) => rule.includes(':has(>[data-ground=night])'))
  expect(shared).toContain('[data-island]:has(>[data-ground=night])+[data-island]>[data-ground=night]')
  expect(shared).toContain('{padding-block-start:0;background-image:none')
})
