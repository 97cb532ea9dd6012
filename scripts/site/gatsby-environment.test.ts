import { buildVariables } from '../../gatsby/environment'
import { leadVariables } from '../../server/settings'
import { gatsbyEnvironment, imageSettings } from './gatsby-environment'

const fullShell = {
  PATH: '/usr/bin',
  HOME: '/home/dana',
  CI: 'true',
  NO_COLOR: '1',
  GATSBY_EXPERIMENTAL_DEV_SSR: 'true',
  npm_lifecycle_event: 'build',
  SITE_URL: 'https://www.hearthside.test',
}

it('has the same names whatever the shell has', () => {
  const names = Object.keys(gatsbyEnvironment({}, {}))
  expect(Object.keys(gatsbyEnvironment(fullShell, {}))).toEqual(names)
  expect(Object.keys(gatsbyEnvironment(fullShell, { CONTENTFUL_SPACE_ID: 'hearthside' }))).toEqual(names)
})

it('has all that the build reads', () => {
  expect(Object.keys(gatsbyEnvironment({}, {}))).toEqual(expect.arrayContaining([...buildVariables]))
})

it('takes what is given, else what the shell has, else nothing', () => {
  const environment = gatsbyEnvironment(fullShell, { HOME: '/home/ada', GATSBY_TELEMETRY_DISABLED: '1' })
  expect(environment).toMatchObject({
    HOME: '/home/ada',
    GATSBY_TELEMETRY_DISABLED: '1',
    PATH: '/usr/bin',
    SITE_URL: 'https://www.hearthside.test',
    IMAGE_CDN_DOMAIN: '',
  })
})

it('has what Netlify’s adapter reads, and the adapter only when it is given', () => {
  expect(gatsbyEnvironment({}, {})).toMatchObject({ NETLIFY: '', DEPLOY_URL: '', HOST_ADAPTER: '' })
  expect(gatsbyEnvironment({ NETLIFY: 'true' }, { HOST_ADAPTER: '/adapter.js' })).toMatchObject({
    NETLIFY: 'true',
    HOST_ADAPTER: '/adapter.js',
  })
})

it('has what the endpoints of the forms read only when it is given, so that no build holds a secret of theirs', () => {
  const shell = { ...fullShell, HUBSPOT_TOKEN: 'secret', LEADS_DATABASE_URL: 'file:leads.db' }
  expect(Object.keys(gatsbyEnvironment(shell, {}))).toEqual(expect.arrayContaining([...leadVariables]))
  expect(gatsbyEnvironment(shell, {})).toMatchObject({ HUBSPOT_TOKEN: '', LEADS_DATABASE_URL: '' })
  expect(gatsbyEnvironment(shell, { HUBSPOT_TOKEN: 'given' })).toMatchObject({
    HUBSPOT_TOKEN: 'given',
    SITE_URL: 'https://www.hearthside.test',
  })
})

it.each([
  ['the build, for the embedded space', {}, true, undefined, { IMAGES: 'build' }],
  ['the stand-in, when one runs', {}, true, '/_images', { IMAGES: 'local', LOCAL_IMAGES_URL: '/_images' }],
  ['Contentful, for a real space', {}, false, undefined, { IMAGES: 'contentful' }],
  ['imgix, when a domain is set', { IMAGE_CDN_DOMAIN: 'a.imgix.net' }, false, undefined, { IMAGES: 'imgix' }],
  ['the service that IMAGES names', { IMAGES: 'build', IMAGE_CDN_DOMAIN: 'a.imgix.net' }, false, undefined, {}],
])('leaves pictures to %s', (_who, variables, isEmbedded, standIn, settings) => {
  expect(imageSettings(variables, isEmbedded, standIn)).toEqual(settings)
})
