/** @jest-environment jsdom */
import { siteConfigJson } from './site-config'

it('gives no text when nothing is configured', () => {
  expect(siteConfigJson({})).toBe('')
  expect(siteConfigJson({ vendors: {} })).toBe('')
})

it('comes back out of a page as it was, even with text that would end the element', () => {
  const config = { vendors: { jquery: { src: '/a.js?b=</script><script>alert(1)</script><!--' } } }
  const html = `<script type="application/json" id="site-config">${siteConfigJson(config)}</script><p>after</p>`
  const page = new DOMParser().parseFromString(html, 'text/html')
  expect(page.querySelectorAll('script')).toHaveLength(1)
  expect(JSON.parse(page.getElementById('site-config')?.textContent ?? '')).toEqual(config)
})
