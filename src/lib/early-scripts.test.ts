import { earlyScripts } from './early-scripts'

it('is only attribution if no consent tool is configured', () => {
  expect(earlyScripts('/attribution-1.js')).toEqual([{ src: '/attribution-1.js', async: true }])
})

it('is the consent tool and attribution, which waits for it, if one is configured', () => {
  expect(earlyScripts('/attribution-1.js', { consentTool: { src: 'https://consent.example/a.js' } })).toEqual([
    { src: 'https://consent.example/a.js', async: true, 'data-consent-tool': '' },
    { src: '/attribution-1.js', async: true, 'data-consent': 'required' },
  ])
})

it('lists the visitor ids that the tools provide', () => {
  const account = { id: '1', src: '/tag.js' }
  const [script] = earlyScripts('/attribution-1.js', { productAnalytics: account, sessionReplay: account })
  expect(script).toEqual({ src: '/attribution-1.js', async: true, 'data-ids': 'mxid hpid' })
})
