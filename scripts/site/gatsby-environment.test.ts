import { leadVariables } from '../../server/settings'
import { gatsbyEnvironment, imageSettings, refreshEndpoint } from './gatsby-environment'

const fullShell = {
  PATH: '/usr/bin',
  HOME: '/home/dana',
  CI: 'true',
  NO_COLOR: '1',
  GATSBY_EXPERIMENTAL_DEV_SSR: 'true',
  npm_lifecycle_event: 'build',
  SITE_URL: 'https://www.hearthside.test',
}

it('has the same names in every shell', () => {
  const names = Object.keys(gatsbyEnvironment({}, {}))
  expect(Object.keys(gatsbyEnvironment(fullShell, {}))).toEqual(names)
  expect(Object.keys(gatsbyEnvironment(fullShell, { CONTENTFUL_SPACE_ID: 'hearthside' }))).toEqual(names)
})

it('prefers the given values, then those of the shell, then empty ones', () => {
  const environment = gatsbyEnvironment(fullShell, { HOME: '/home/ada' })
  expect(environment).toMatchObject({
    HOME: '/home/ada',
    PATH: '/usr/bin',
    SITE_URL: 'https://www.hearthside.test',
    IMAGE_CDN_DOMAIN: '',
  })
})

it('has the variables of Netlify’s adapter', () => {
  expect(gatsbyEnvironment({}, {})).toMatchObject({ NETLIFY: '', DEPLOY_URL: '', HOST_ADAPTER: '' })
})

it('has secrets only if given, so that builds contain none', () => {
  const shell = { HUBSPOT_TOKEN: 'secret', LEADS_DATABASE_URL: 'file:leads.db', GATSBY_REFRESH_TOKEN: 'chosen' }
  expect(gatsbyEnvironment(shell, {})).toMatchObject({
    ...Object.fromEntries(leadVariables.map((name) => [name, ''])),
    GATSBY_REFRESH_TOKEN: '',
  })
  expect(gatsbyEnvironment(shell, { HUBSPOT_TOKEN: 'given' }).HUBSPOT_TOKEN).toBe('given')
  expect(gatsbyEnvironment(shell, refreshEndpoint(shell)).GATSBY_REFRESH_TOKEN).toBe('chosen')
})

it('uses the proxy of the shell, but not for services on this machine', () => {
  expect(gatsbyEnvironment({}, {})).toMatchObject({ HTTPS_PROXY: '', NO_PROXY: 'localhost,127.0.0.1' })
  const shell = { https_proxy: 'http://proxy.test:3128', HTTP_PROXY: 'http://proxy.test:3129', NO_PROXY: '.test' }
  expect(gatsbyEnvironment(shell, {})).toMatchObject({
    HTTPS_PROXY: 'http://proxy.test:3128',
    HTTP_PROXY: 'http://proxy.test:3129',
    NO_PROXY: '.test,localhost,127.0.0.1',
  })
})

it('makes a refresh token where none is chosen', () => {
  const made = [{}, { GATSBY_REFRESH_TOKEN: '' }].map((own) => refreshEndpoint(own).GATSBY_REFRESH_TOKEN)
  for (const token of made) expect(token).toMatch(/^[0-9a-f]{64}$/)
  expect(new Set(made).size).toBe(2)
})

it.each([
  ['the build, for the embedded space', {}, true, undefined, { IMAGES: 'build' }],
  ['the stand-in, when one runs', {}, true, '/_images', { IMAGES: 'local', LOCAL_IMAGES_URL: '/_images' }],
  ['Contentful, for a real space', {}, false, undefined, { IMAGES: 'contentful' }],
  ['imgix, when a domain is set', { IMAGE_CDN_DOMAIN: 'a.imgix.net' }, false, undefined, { IMAGES: 'imgix' }],
  ['the service that IMAGES names', { IMAGES: 'build', IMAGE_CDN_DOMAIN: 'a.imgix.net' }, false, undefined, {}],
])('uses %s for pictures', (_who, variables, isEmbedded, standIn, settings) => {
  expect(imageSettings(variables, isEmbedded, standIn)).toEqual(settings)
})
