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
