import { vendorVariables } from '../../src/data/vendors'
import { startThirdParties, type ThirdParties } from './third-parties'

let thirdParties: ThirdParties | undefined

afterEach(() => thirdParties?.close())

it('stands in for every third party, with a script that a browser can load', async () => {
  thirdParties = await startThirdParties({})
  for (const { src } of Object.values(vendorVariables)) {
    const address = thirdParties.environment[src] ?? ''
    const response = await fetch(address)
    expect([src, response.status, response.headers.get('content-type')]).toEqual([
      src,
      200,
      'text/javascript; charset=utf-8',
    ])
  }
})

it('leaves alone what is configured, all of it', async () => {
  const { helpChat, ...others } = vendorVariables
  thirdParties = await startThirdParties({ [helpChat.id]: 'real-account' })
  expect(Object.keys(thirdParties.environment)).not.toContain(helpChat.src)
  expect(Object.keys(thirdParties.environment)).not.toContain(helpChat.id)
  expect(Object.keys(thirdParties.environment).sort()).toEqual(
    Object.values(others)
      .flatMap((names) => Object.values(names))
      .sort(),
  )
})

it('answers for nothing else', async () => {
  thirdParties = await startThirdParties({})
  const { origin } = new URL(thirdParties.environment[vendorVariables.jquery.src] ?? '')
  expect((await fetch(`${origin}/`)).status).toBe(404)
})
