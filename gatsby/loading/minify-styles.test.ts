import { minifyStyles } from './minify-styles'

const page = (css: string, more = ''): string =>
  `<html><head><style>${css}</style></head><body class="a  b"><p>a  b</p>${more}</body></html>`

it('makes styles smaller, and leaves everything else as it is', async () => {
  const html = page(
    '.a { --ink: #112233; color: #ffffff; inset-block-start: 0.50rem; }\n@media (width < 480px) { .a { gap: 1rem; } }',
    '<style data-styles="/styles-1.css">.b{translate:0 -1px;}</style>',
  )
  expect(await minifyStyles(html, new Map())).toBe(
    page(
      '.a{--ink: #123;color:#fff;inset-block-start:.5rem}@media(width<480px){.a{gap:1rem}}',
      '<style data-styles="/styles-1.css">.b{translate:0 -1px}</style>',
    ),
  )
})

it('keeps rules in their order, and what is new to some browsers as it is written', async () => {
  const css = '.a{color:red}.b{color:color-mix(in srgb,currentcolor 6%,transparent)}.a{color:#00f}:has(>p){gap:0}'
  const result = await minifyStyles(page(css), new Map())
  expect(result).toContain('.a{color:red}.b{color:color-mix(in srgb,currentcolor 6%,transparent)}.a{color:#00f}')
  expect(result).toContain(':has(>p)')
})

it('changes nothing the second time', async () => {
  const known = new Map<string, string>()
  const once = await minifyStyles(page('.a { color: #ffffff; }'), known)
  expect(await minifyStyles(once, known)).toBe(once)
  expect(await minifyStyles(once, new Map())).toBe(once)
})

it('leaves a page without styles alone', async () => {
  expect(await minifyStyles('<html></html>', new Map())).toBe('<html></html>')
})
