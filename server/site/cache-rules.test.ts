import { cacheControlOf } from './cache-rules'

it.each([
  '/app-0123456789abcdef0123.js',
  '/styles.0123456789abcdef0123.css',
  '/static/d/picture.avif',
  '/pictures/hero-0a1b2c3d-640.avif',
  '/social/0a1b2c3d.png',
  '/fonts/text.woff2',
  '/pagefind/pagefind.en_0a1b2c3d4e.pf_meta',
])('lets browsers keep %s for a year', (pathname) => {
  expect(cacheControlOf(pathname)).toBe('public, max-age=31536000, immutable')
})

it.each([
  '/',
  '/page-data/pricing/page-data.json',
  '/blog/app-0123456789abcdef0123.js',
  '/manifest.webmanifest',
  '/pagefind/pagefind.js',
  '/pagefind/wasm.en.pagefind',
])('requires revalidation of %s', (pathname) => {
  expect(cacheControlOf(pathname)).toBe('public, max-age=0, must-revalidate')
})
