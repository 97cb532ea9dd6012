import { footerVariant, hasStaticHeader, isDemoBarPath, keepsDemoBar, type FooterVariant } from './frame-rules'

const animated = 'animated header'
const fixed = 'static header'
const bar = 'demo bar'
const none = 'no demo bar'

type Row = [path: string, footer: FooterVariant, header: typeof animated | typeof fixed, demo: typeof bar | typeof none]

/** Every path that requirements 2.1 names, and some that look like them. */
const rows: Row[] = [
  ['/', 'full', animated, none],

  // Links of the footer: Product.
  ['/platform/', 'full', animated, bar],
  ['/inbox/', 'full', animated, bar],
  ['/self-service/', 'full', animated, none],
  ['/knowledge-base/', 'full', animated, bar],
  ['/beacon-messaging/', 'full', animated, bar],
  ['/proactive-messages/', 'full', animated, bar],
  ['/customer-support-channels/', 'full', animated, bar],
  ['/help-desk-workflows/', 'full', animated, bar],
  ['/help-desk-app/', 'full', animated, none],
  // Compare.
  ['/compare/zendesk/', 'full', animated, bar],
  ['/compare/intercom/', 'full', animated, bar],
  ['/compare/freshdesk/', 'full', animated, bar],
  ['/compare/gorgias/', 'full', animated, bar],
  ['/compare/frontapp/', 'full', animated, bar],
  // Company.
  ['/about/', 'full', animated, none],
  ['/company/careers/', 'full', animated, none],
  ['/newsletter/supportive/', 'full', animated, none],
  ['/company/legal/terms-of-service/', 'full', animated, none],
  ['/company/legal/privacy/', 'full', animated, none],
  ['/company/legal/accessibility-statement/', 'full', animated, none],

  // Small footer.
  ['/fundraising-with-purpose/', 'small', animated, none],
  ['/interview-builder/', 'small', fixed, none],
  ['/lp/personalized-customer-experience', 'small', animated, none],
  ['/lp/personalized-customer-experience/', 'small', animated, none],
  ['/webinars/foundations-of-great-service/', 'small', animated, none],
  // No footer.
  ['/product-tour/', 'none', animated, none],
  // Static header, besides the interview builder.
  ['/pricing/', 'full', fixed, bar],
  ['/pricing/contact-based/', 'full', fixed, none],

  // Demo bar, besides the footer's links.
  ['/shared-inbox/', 'full', animated, bar],
  ['/customer-support/', 'full', animated, bar],
  ['/customer-champions/', 'full', animated, bar],
  ['/customer-management/', 'full', animated, bar],
  ['/collaboration/', 'full', animated, bar],
  ['/ai-features/', 'full', animated, bar],
  ['/analytics/', 'full', animated, bar],
  ['/integrations/', 'full', animated, bar],
  ['/lp/get-a-demo/', 'full', animated, bar],
  ['/for-good/', 'full', animated, bar],
  ['/startups/', 'full', animated, bar],
  // Its wildcards: what is below them, however deep, and they themselves.
  ['/industry/', 'full', animated, bar],
  ['/industry/software/', 'full', animated, bar],
  ['/industry/software/small/', 'full', animated, bar],
  ['/compare/', 'full', animated, bar],
  ['/compare/zendesk/switch/', 'full', animated, bar],
  ['/customer-referral/', 'full', animated, bar],
  ['/customer-referral/a-friend/', 'full', animated, bar],

  // Without the slash at the end, or with more of them.
  ['', 'full', animated, none],
  ['/pricing', 'full', fixed, bar],
  ['/pricing/contact-based', 'full', fixed, none],
  ['/interview-builder', 'small', fixed, none],
  ['/product-tour', 'none', animated, none],
  ['/product-tour//', 'none', animated, none],
  ['/compare', 'full', animated, bar],
  ['/industry/software', 'full', animated, bar],

  // Near misses.
  ['/pricing/plus/', 'full', animated, none],
  ['/pricing-guide/', 'full', animated, none],
  ['/en/pricing/', 'full', animated, none],
  ['/Pricing/', 'full', animated, none],
  ['/inbox/tour/', 'full', animated, none],
  ['/integrations/slack/', 'full', animated, none],
  ['/interview-builder/library/', 'full', animated, none],
  ['/webinars/', 'full', animated, none],
  ['/webinars/foundations-of-great-service/part-two/', 'full', animated, none],
  ['/lp/', 'full', animated, none],
  ['/lp/get-a-demo/thanks/', 'full', animated, none],
  ['/lp/personalized-customer-experience-2/', 'full', animated, none],
  ['/product-tour/inbox/', 'full', animated, none],
  ['/product-tours/', 'full', animated, none],
  ['/compared/', 'full', animated, none],
  ['/compare-help-desks/', 'full', animated, none],
  ['/blog/compare/zendesk/', 'full', animated, none],
  ['/industry-report/', 'full', animated, none],
  ['/customer-referrals/', 'full', animated, none],
  ['/constructor/', 'full', animated, none],
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
  ['/lp/get-a-demo', true],
  ['/pricing/contact-based/', true],
  ['/pricing/contact-based', true],
  ['/pricing/', false],
  ['/platform/', false],
  ['/lp/', false],
  ['/', false],
])('says of a forward navigation to %s whether it keeps the demo bar: %s', (path, expected) => {
  expect(keepsDemoBar(path)).toBe(expected)
})
