import { readPublishingSettings } from './publishing-settings'
import { testSecret } from './test-support/webhooks'

const site = 'https://www.example.com'
const valid = { PUBLISH_SIGNING_SECRET: testSecret, PUBLISH_CHECKOUT: '/srv/checkout' }
const hook = { PUBLISH_SIGNING_SECRET: testSecret, PUBLISH_BUILD_HOOK_URL: 'https://build.example/1' }
const mail = {
  PUBLISH_MAIL_SERVER: 'smtps://mail.example',
  PUBLISH_MAIL_FROM: 'site@a.example',
  PUBLISH_MAIL_TO: 'ann@a.example, bob@a.example',
}

it('is off by default', () => {
  expect(readPublishingSettings(site, {})).toBeUndefined()
})

it('reads all variables', () => {
  const variables = { ...valid, ...mail, PUBLISH_REPORT_URL: 'https://hooks.example/1', PUBLISH_REPORT_FORMAT: 'slack' }
  expect(readPublishingSettings(site, { ...variables, CONTENTFUL_HOST: 'cdn.eu.contentful.com' })).toEqual({
    siteUrl: site,
    secret: testSecret,
    checkout: '/srv/checkout',
    stateFolder: '.local/publishing',
    webhook: { url: 'https://hooks.example/1', format: 'slack' },
    mail: { server: 'smtps://mail.example', from: 'site@a.example', to: 'ann@a.example, bob@a.example' },
    contentfulApp: 'https://app.eu.contentful.com',
  })
})

it('needs no checkout with a build hook', () => {
  expect(readPublishingSettings(site, hook)).toMatchObject({ buildHook: 'https://build.example/1' })
})

it.each([
  ['a secret of another length', { ...valid, PUBLISH_SIGNING_SECRET: 'short' }, 'Set PUBLISH_SIGNING_SECRET to'],
  ['no secret', { PUBLISH_CHECKOUT: '/srv/checkout' }, 'Set PUBLISH_SIGNING_SECRET too'],
  ['mail without a secret', mail, 'Set PUBLISH_SIGNING_SECRET too'],
  ['reports without a secret', { PUBLISH_REPORT_URL: 'https://hooks.example/1' }, 'Set PUBLISH_SIGNING_SECRET too'],
  ['nowhere to build', { PUBLISH_SIGNING_SECRET: testSecret }, 'Set PUBLISH_CHECKOUT to'],
  ['an unknown format', { ...valid, PUBLISH_REPORT_FORMAT: 'xml' }, 'Set PUBLISH_REPORT_FORMAT to json or slack.'],
  ['a recipient without a host', { ...valid, ...mail, PUBLISH_MAIL_TO: 'ann' }, 'Set PUBLISH_MAIL_TO to'],
  [
    'recipients without commas',
    { ...valid, ...mail, PUBLISH_MAIL_TO: 'a@a.example b@a.example' },
    'Set PUBLISH_MAIL_TO to',
  ],
  ['a password with #', { ...valid, ...mail, PUBLISH_MAIL_SERVER: 'smtps://a:p#w@mail.example' }, 'with %23 for #'],
  ['half of the mail settings', { ...valid, ...mail, PUBLISH_MAIL_TO: '' }, 'or none of them'],
])('rejects %s', (_name, variables, message) => {
  expect(() => readPublishingSettings(site, variables)).toThrow(message)
})

it('needs the address of the site', () => {
  expect(() => readPublishingSettings(undefined, valid)).toThrow('Set SITE_URL too')
})
