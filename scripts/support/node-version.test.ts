import { nodeVersionProblem } from './node-version.mjs'

it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.3'])('accepts Node %s', (version) => {
  expect(nodeVersionProblem(version)).toBeUndefined()
})

it.each(['20.18.3', '18.20.4', '8.0.0'])('rejects Node %s and names the supported versions', (version) => {
  expect(nodeVersionProblem(version)).toMatch(new RegExp(`needs Node 20\\.19 or later.*${version}`))
})
