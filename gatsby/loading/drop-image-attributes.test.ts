import { dropImageAttributes } from './drop-image-attributes'

it('removes sizes and decoding from images without srcset', () => {
  const source = '<source srcSet="/a.avif 338w" sizes="50vw"/>'
  const choosing = '<img sizes="50vw" srcset="/a.png 338w" src="/a.png"/>'
  expect(dropImageAttributes(`${source}<img sizes="50vw" decoding="async" src="/a.webp" alt=""/>${choosing}`)).toBe(
    `${source}<img src="/a.webp" alt=""/>${choosing}`,
  )
})
