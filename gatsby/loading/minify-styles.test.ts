import { minifyStyles } from './minify-styles'

const minify = (...styles: string[]) => minifyStyles(styles, new Map())

it('makes styles smaller', async () => {
  const long =
    '.a { --ink: #112233; color: #ffffff; inset-block-start: 0.50rem; }\n@media (width < 480px) { .a { gap: 1rem; } }'
  expect(await minify(long, '', '.b{translate:0 -1px;}')).toEqual([
    '.a{--ink: #123;color:#fff;inset-block-start:.5rem}@media(width<480px){.a{gap:1rem}}',
    '',
    '.b{translate:0 -1px}',
  ])
})

it('keeps rules in their order, and what is new to some browsers as it is written', async () => {
  const css = '.a{color:red}.b{color:color-mix(in srgb,currentcolor 6%,transparent)}.a{color:#00f}:has(>p){gap:0}'
  const [result] = await minify(css)
  expect(result).toContain('.a{color:red}.b{color:color-mix(in srgb,currentcolor 6%,transparent)}.a{color:#00f}')
  expect(result).toContain(':has(>p)')
})

it('changes nothing the second time', async () => {
  const known = new Map<string, string>()
  const once = await minifyStyles(['.a { color: #ffffff; }'], known)
  expect(await minifyStyles(once, known)).toEqual(once)
  expect(await minify(...once)).toEqual(once)
})
