import { personalizationConfigFromEnvironment, readBuildEnvironment } from './environment'

const space = { CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_ACCESS_TOKEN: 'token' }

describe('readBuildEnvironment', () => {
  it('fills in what may be left out, an empty variable counting as left out', () => {
    expect(readBuildEnvironment({ ...space, CONTENTFUL_HOST: '' })).toMatchObject({
      ...space,
      SITE_URL: 'https://www.hearthside.example',
      CONTENTFUL_ENVIRONMENT: 'master',
      CONTENTFUL_HOST: 'cdn.contentful.com',
      IMAGE_CDN_DOMAIN: '',
      HELP_CHAT_ID: '',
    })
  })

  it('names every variable that is missing, and the commands that set them', () => {
    const read = () => readBuildEnvironment({})
    expect(read).toThrow(/CONTENTFUL_SPACE_ID is not set/)
    expect(read).toThrow(/CONTENTFUL_ACCESS_TOKEN is not set/)
    expect(read).toThrow(/npm run build/)
  })

  it('refuses half a third party', () => {
    expect(() => readBuildEnvironment({ ...space, HELP_CHAT_ID: '1' })).toThrow('HELP_CHAT_SRC is not set')
  })

  it.each(['www.hearthside.example', 'https://www.hearthside.example/', 'ftp://hearthside.example'])(
    'refuses %s as the address of the site',
    (address) => {
      expect(() => readBuildEnvironment({ ...space, SITE_URL: address })).toThrow(/SITE_URL: write an origin/)
    },
  )
})

it('configures nothing in an empty environment', () => {
  expect(personalizationConfigFromEnvironment({})).toEqual({})
  expect(personalizationConfigFromEnvironment({ PERSONALIZATION_CLIENT_ID: ' ', OTHER: 'x' })).toEqual({})
})

it('configures nothing without an account, whatever else is set', () => {
  expect(personalizationConfigFromEnvironment({ PERSONALIZATION_URL: '/_experience' })).toEqual({})
})

it('reads everything', () => {
  expect(
    personalizationConfigFromEnvironment({
      PERSONALIZATION_CLIENT_ID: ' hearthside ',
      PERSONALIZATION_ENVIRONMENT: 'staging',
      PERSONALIZATION_URL: 'https://experience.example',
      PERSONALIZATION_INSIGHTS_URL: '/_experience',
      PERSONALIZATION_LOCALE: 'en-US',
      PERSONALIZATION_HOLDOUT: '0.05',
      PERSONALIZATION_EXPERIMENT: 'pricing',
      PERSONALIZATION_PREVIEW: 'true',
    }),
  ).toEqual({
    clientId: 'hearthside',
    environment: 'staging',
    url: 'https://experience.example',
    insightsUrl: '/_experience',
    locale: 'en-US',
    holdout: 0.05,
    experiment: 'pricing',
    preview: true,
  })
})

it('leaves out what is not set, for the service’s own defaults', () => {
  expect(
    personalizationConfigFromEnvironment({ PERSONALIZATION_CLIENT_ID: 'a', PERSONALIZATION_PREVIEW: 'false' }),
  ).toEqual({ clientId: 'a' })
  expect(personalizationConfigFromEnvironment({ PERSONALIZATION_PREVIEW: 'true' })).toEqual({ preview: true })
})

it.each(['http://localhost:9000/_experience', 'http://127.0.0.1', 'http://[::1]:80/x'])(
  'allows a service at %s',
  (url) => {
    const config = personalizationConfigFromEnvironment({ PERSONALIZATION_CLIENT_ID: 'a', PERSONALIZATION_URL: url })
    expect(config.url).toBe(url)
  },
)

it.each([
  ['PERSONALIZATION_URL', 'http://experience.example'],
  ['PERSONALIZATION_URL', '//experience.example'],
  ['PERSONALIZATION_URL', 'http://localhost.example.com'],
  ['PERSONALIZATION_INSIGHTS_URL', 'experience.example'],
  ['PERSONALIZATION_HOLDOUT', '5'],
  ['PERSONALIZATION_HOLDOUT', 'some'],
  ['PERSONALIZATION_PREVIEW', 'yes'],
])('refuses %s=%s and names the variable', (name, value) => {
  expect(() => personalizationConfigFromEnvironment({ PERSONALIZATION_CLIENT_ID: 'a', [name]: value })).toThrow(
    new RegExp(`^${name}: write `),
  )
})

it('says everything that is wrong at once', () => {
  const read = (): unknown =>
    personalizationConfigFromEnvironment({ PERSONALIZATION_URL: 'x', PERSONALIZATION_HOLDOUT: 'y' })
  expect(read).toThrow(/PERSONALIZATION_URL: .*\nPERSONALIZATION_HOLDOUT: /)
})
