import { connect } from './connect'

it('ignores whitespace around variables, such as the carriage returns of a file from Windows', () => {
  const variables = {
    CONTENTFUL_SPACE_ID: 'space1\r',
    CONTENTFUL_MANAGEMENT_TOKEN: 'token\r',
    CONTENTFUL_ENVIRONMENT: ' \r',
  }
  expect(connect(variables)).toMatchObject({ spaceId: 'space1', environmentId: 'master' })
})
