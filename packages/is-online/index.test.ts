import { realpathSync } from 'node:fs'
import path from 'node:path'

it('is what gatsby-source-contentful asks whether the machine is online', () => {
  const plugin = path.dirname(require.resolve('gatsby-source-contentful/package.json'))
  expect(realpathSync(path.join(plugin, '../is-online'))).toBe(__dirname)
})
