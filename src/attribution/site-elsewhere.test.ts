/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://docs.hearthside.example/?utm_source=ads"}
 */
it('records nothing on a page that the script does not track', async () => {
  await import('./site')
  expect(document.cookie).toBe('')
  expect(window.hearthsideAttribution).toBeUndefined()
})
