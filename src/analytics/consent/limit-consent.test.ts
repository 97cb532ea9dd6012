import type { Purpose } from '../../lib/consent-tool'
import { noConsentTool } from './consent'
import { limitConsent } from './limit-consent'

const purposes: readonly Purpose[] = ['Essential', 'Functional', 'Analytics', 'Advertising', 'SaleOfInfo']

/** What is granted on a page by a visitor who refuses nothing. */
const grantedOn = (hostname: string, globalPrivacyControl?: unknown): readonly Purpose[] => {
  const view = { location: { hostname }, navigator: { globalPrivacyControl } } as unknown as Window
  const { answerFor } = limitConsent(noConsentTool, view)
  return purposes.filter((purpose) => answerFor(purpose) === 'granted')
}

it.each(['localhost', 'www.hearthside.example', 'staging.hearthside.example'])('changes nothing on %s', (host) => {
  expect(grantedOn(host)).toEqual(purposes)
  expect(grantedOn(host, false)).toEqual(purposes)
})

it.each(['preview-12.hearthside.example', 'site.pages.example', '127.0.0.1', 'docs.hearthside.example'])(
  'sends nothing about visitors of %s',
  (host) => {
    expect(grantedOn(host)).toEqual(['Essential', 'Functional'])
  },
)

it('takes Global Privacy Control for a refusal to be sold', () => {
  expect(grantedOn('www.hearthside.example', true)).toEqual(['Essential', 'Functional', 'Analytics'])
})
