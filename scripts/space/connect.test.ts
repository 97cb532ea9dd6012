import { setTimeout as sleep } from 'node:timers/promises'
import { useServices } from '../../server/test-support/services'
import { connect } from './connect'

const startService = useServices()

it('ignores whitespace around variables, such as the carriage returns of a file from Windows', () => {
  const variables = {
    CONTENTFUL_SPACE_ID: 'space1\r',
    CONTENTFUL_MANAGEMENT_TOKEN: 'token\r',
    CONTENTFUL_ENVIRONMENT: ' \r',
  }
  expect(connect(variables)).toMatchObject({ spaceId: 'space1', environmentId: 'master' })
})

describe('a file of the space', () => {
  const { fetchFile } = connect({ CONTENTFUL_SPACE_ID: 'space1', CONTENTFUL_MANAGEMENT_TOKEN: 'token' })

  it('may take long', async () => {
    const { timeout } = AbortSignal
    // A second passes in a millisecond.
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((time) => timeout.call(AbortSignal, time / 1000))
    const origin = await startService((_request, response) => {
      response.write('first ')
      void sleep(200).then(() => response.end('last'))
    })
    expect(String(await fetchFile(origin.replace('http:', '')))).toBe('first last')
  })

  it('is named if its answer breaks off', async () => {
    const origin = await startService((_request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('first', () => response.destroy())
    })
    await expect(fetchFile(`${origin.replace('http:', '')}/film.mp4`)).rejects.toThrow(/^\/\/127.*film\.mp4: /)
  })
})
