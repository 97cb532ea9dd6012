import { isPastThird } from './is-past-third'

it.each([
  ['the top', 0, 800, 6000, false],
  ['just above a third', 1999, 800, 6000, false],
  ['a third', 2000, 800, 6000, true],
  ['the end', 5200, 800, 6000, true],
  ['a pulled top', -300, 800, 6000, false],
  ['the middle of a page shorter than one and a half viewports', 150, 800, 1100, false],
  ['the end of such a page', 300, 800, 1100, true],
  ['nearly the end of such a page, where a browser stops', 299.3, 800, 1100, true],
  ['a page as high as the viewport', 0, 800, 800, false],
  ['a page shorter than the viewport', 0, 800, 500, false],
  ['a page shorter than the viewport, pulled', 60, 800, 500, false],
  ['a page that was not measured', 400, 800, 0, false],
])('at %s: %d of %d and %d px: %s', (_name, scrollY, viewportHeight, pageHeight, expected) => {
  expect(isPastThird({ scrollY, viewportHeight, pageHeight })).toBe(expected)
})
