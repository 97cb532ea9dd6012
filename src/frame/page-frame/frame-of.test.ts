import { frameOf } from './frame-of'

it.each([
  ['/pricing/', undefined, { footer: 'full', hasStaticHeader: true, hasDemoBar: true }],
  ['/pricing/contact-based/', {}, { footer: 'full', hasStaticHeader: true, hasDemoBar: true }],
  ['/pricing/', { header: 'animated' }, { footer: 'full', hasStaticHeader: false, hasDemoBar: true }],
  ['/product-tour/', { footer: 'small' }, { footer: 'small', hasStaticHeader: false, hasDemoBar: false }],
  ['/pricing/', { demoBar: 'none' }, { footer: 'full', hasStaticHeader: true, hasDemoBar: false }],
  [
    '/about/',
    { header: 'static', footer: 'none', demoBar: 'allowed' },
    { footer: 'none', hasStaticHeader: true, hasDemoBar: true },
  ],
] as const)('prefers the choices of a page to its path: %s with %j', (path, choices, frame) => {
  expect(frameOf(path, choices)).toEqual(frame)
})
