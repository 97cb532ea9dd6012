import { readVendorConfig, siteConfigId } from './read-vendor-config'
import { siteConfigJson } from './site-config-json'

it('gives no text when nothing is configured', () => {
  expect(siteConfigJson({})).toBeUndefined()
})

it('comes back out of a page as it was, even with text that would end the element', () => {
  const config = { jquery: { src: '/a.js?b=</script><script>alert(1)</script><!--' } }
  const json = siteConfigJson(config) ?? ''
  const html = `<script type="application/json" id="${siteConfigId}">${json}</script><p>after</p>`
  const page = new DOMParser().parseFromString(html, 'text/html')
  expect(page.querySelectorAll('script')).toHaveLength(1)
  expect(readVendorConfig(page)).toEqual(config)
})
