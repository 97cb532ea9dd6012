import { createServer } from 'node:http'
import { previewStatePath } from '../../gatsby/preview-state'
import { freePort } from '../../server/free-port'
import { develop } from './develop'
import { openDevelopment } from './development'
import { runDevelop } from './gatsby'

jest.mock('./development')
jest.mock('./gatsby')

type Development = Awaited<ReturnType<typeof openDevelopment>>

it('refreshes Gatsby when it has finished the last refresh, once for all changes meanwhile', async () => {
  let change: () => void = () => undefined
  const development: Development = {
    isEmbedded: true,
    environment: { GATSBY_REFRESH_TOKEN: 'token' } as Development['environment'],
    watch: async (onChange) => {
      change = onChange
    },
    close: jest.fn(async () => undefined),
  }
  jest.mocked(openDevelopment).mockResolvedValue(development)
  const events: string[] = []
  const server = createServer(({ url }, response) => {
    if (url === '/__refresh') {
      events.push('refresh')
      if (events.length === 1) for (let saves = 0; saves < 3; saves += 1) change()
    }
    const isState = url === `/page-data${previewStatePath}page-data.json`
    if (isState) events.push('look')
    const refresh = events.filter((event) => event === 'look').length > 2 ? 1 : 0
    response.end(isState ? JSON.stringify({ result: { pageContext: { refresh, memory: 1 } } }) : '')
  })
  jest.mocked(runDevelop).mockImplementation(async (port) => {
    server.listen(port, 'localhost')
    change()
    while (events.filter((event) => event === 'refresh').length < 2) await new Promise(setImmediate)
  })
  await develop({ port: await freePort() })
  server.close()
  expect(events.slice(0, 5)).toEqual(['refresh', 'look', 'look', 'look', 'refresh'])
  expect(development.close).toHaveBeenCalledTimes(1)
})
