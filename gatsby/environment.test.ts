import { personalizationConfig, readBuildEnvironment } from './environment'

const space = { CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_ACCESS_TOKEN: 'token' }

describe('readBuildEnvironment', () => {
  it('names every missing variable and the commands that set them', () => {
    const read = () => readBuildEnvironment({})
    expect(read).toThrow(
      /^Set CONTENTFUL_SPACE_ID to the id .*, or use "npm run build" .*\nSet CONTENTFUL_ACCESS_TOKEN to /,
    )
  })

  it.each(['www.hearthside.example', 'https://www.hearthside.example/', 'ftp://hearthside.example'])(
    'rejects %s as SITE_URL',
    (address) => {
      expect(() => readBuildEnvironment({ ...space, SITE_URL: address })).toThrow(
        'Set SITE_URL to an origin such as https://www.hearthside.example, without a slash at the end.',
      )
    },
  )
})

it('is off in an empty environment', () => {
  expect(personalizationConfig(readBuildEnvironment(space))).toEqual({})
  expect(personalizationConfig(readBuildEnvironment({ ...space, PERSONALIZATION_CLIENT_ID: ' ' }))).toEqual({})
})

it('reads all variables', () => {
  expect(
    personalizationConfig(
      readBuildEnvironment({
        ...space,
        PERSONALIZATION_CLIENT_ID: ' hearthside ',
        PERSONALIZATION_ENVIRONMENT: 'staging',
        PERSONALIZATION_URL: 'https://experience.example',
        PERSONALIZATION_INSIGHTS_URL: '/_experience',
        PERSONALIZATION_LOCALE: 'en-US',
        PERSONALIZATION_HOLDOUT: '0.05',
        PERSONALIZATION_EXPERIMENT: 'pricing',
        PERSONALIZATION_PREVIEW: 'true',
      }),
    ),
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

it.each([
  ['PERSONALIZATION_URL', 'http://experience.example'],
  ['PERSONALIZATION_URL', 'http://localhost.example.com'],
  ['PERSONALIZATION_INSIGHTS_URL', 'experience.example'],
  ['PERSONALIZATION_HOLDOUT', '5'],
  ['PERSONALIZATION_PREVIEW', 'yes'],
])('rejects %s=%s and names the expected value', (name, value) => {
  expect(() => readBuildEnvironment({ ...space, PERSONALIZATION_CLIENT_ID: 'a', [name]: value })).toThrow(
    new RegExp(`^Set ${name} to .+\\.$`),
  )
})
