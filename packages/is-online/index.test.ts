import { realpathSync } from 'node:fs'
import path from 'node:path'

it('is the package that gatsby-source-contentful uses', () => {
  const plugin = path.dirname(require.resolve('gatsby-source-contentful/package.json'))
  expect(realpathSync(path.join(plugin, '../is-online'))).toBe(__dirname)
})
