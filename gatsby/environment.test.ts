import { readBuildEnvironment } from './environment'

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
