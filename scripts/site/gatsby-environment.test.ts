import { buildVariables } from '../../src/build/environment'
import { gatsbyEnvironment } from './gatsby-environment'

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
