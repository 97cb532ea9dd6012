import { dropNeedlessMetadata } from './drop-needless-metadata'

it('takes out what is for browsers of long ago, and leaves the rest', () => {
  const html =
    '<head><meta charSet="utf-8"/><meta http-equiv="x-ua-compatible" content="ie=edge"/>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/></head>' +
    '<script>/*<![CDATA[*/window.pagePath="/";/*]]>*/</script>'
  const lean =
    '<head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/></head>' +
    '<script>window.pagePath="/";</script>'
  expect(dropNeedlessMetadata(html)).toBe(lean)
  expect(dropNeedlessMetadata(lean)).toBe(lean)
})

it('takes out sizes of pictures that have nothing to choose from', () => {
  const source = '<source srcSet="/a.avif 338w" sizes="50vw"/>'
  const choosing = '<img sizes="50vw" srcset="/a.png 338w" src="/a.png"/>'
  expect(dropNeedlessMetadata(`${source}<img sizes="50vw" decoding="async" src="/a.webp" alt=""/>${choosing}`)).toBe(
    `${source}<img src="/a.webp" alt=""/>${choosing}`,
  )
})
