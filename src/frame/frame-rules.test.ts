import { footerVariant, frameOf, hasStaticHeader, isDemoBarPath, keepsDemoBar, type FooterVariant } from './frame-rules'

const animated = 'animated header'
const fixed = 'static header'
const bar = 'demo bar'
const none = 'no demo bar'

type Row = [path: string, footer: FooterVariant, header: typeof animated | typeof fixed, demo: typeof bar | typeof none]

/** Paths of each rule of requirements 2.1, and similar ones. */
const rows: Row[] = [
  ['/', 'full', animated, none],
  ['/compare/zendesk/', 'full', animated, bar],
  // Small footer.
  ['/fundraising-with-purpose/', 'small', animated, none],
  ['/interview-builder/', 'small', fixed, none],
  ['/lp/personalized-customer-experience', 'small', animated, none],
  // No footer.
  ['/product-tour/', 'none', animated, none],
  // Static header, in addition to the interview builder.
  ['/pricing/', 'full', fixed, bar],
  ['/pricing/contact-based/', 'full', fixed, none],
  ['/lp/get-a-demo/', 'full', animated, bar],
  // Wildcards: the paths themselves, and any depth below them.
  ['/industry/', 'full', animated, bar],
  ['/industry/software/small/', 'full', animated, bar],
  // Without a final slash, or with several.
  ['', 'full', animated, none],
  ['/pricing', 'full', fixed, bar],
  // In another language.
  ['/de/', 'full', animated, none],
  ['/de/pricing/', 'full', fixed, bar],
  // Near misses.
  ['/pricing/plus/', 'full', animated, none],
  ['/Pricing/', 'full', animated, none],
  ['/blog/compare/zendesk/', 'full', animated, none],
]

it.each(rows)('%j: footer %s, %s, %s', (path, footer, header, demo) => {
  expect([path, footerVariant(path), hasStaticHeader(path), isDemoBarPath(path)]).toEqual([
    path,
    footer,
    header === fixed,
    demo === bar,
  ])
})

it.each([
  ['/lp/get-a-demo/', true],
  ['/pricing/contact-based/', true],
  ['/pricing/contact-based', true],
  ['/pricing/', false],
])('decides whether a forward navigation to %s keeps the demo bar: %s', (path, expected) => {
  expect(keepsDemoBar(path)).toBe(expected)
})

it.each([
  ['/pricing/', undefined, { footer: 'full', hasStaticHeader: true, hasDemoBar: true }],
  ['/pricing/contact-based/', {}, { footer: 'full', hasStaticHeader: true, hasDemoBar: true }],
  [
    '/pricing/',
    { header: 'animated', footer: 'small', demoBar: 'none' },
    { footer: 'small', hasStaticHeader: false, hasDemoBar: false },
  ],
  [
    '/about/',
    { header: 'static', footer: 'none', demoBar: 'allowed' },
    { footer: 'none', hasStaticHeader: true, hasDemoBar: true },
  ],
] as const)('prefers the choices of a page to its path: %s with %j', (path, choices, frame) => {
  expect(frameOf(path, choices)).toEqual(frame)
})
