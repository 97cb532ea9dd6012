import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { color } from '../../src/theme'

const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(html|css)$/.test(name))
  .map((name) => readFileSync(path.join(__dirname, name), 'utf8'))

it('defines all custom properties of the pictures, such as colors', () => {
  const defined = sources.flatMap((source) => Array.from(source.matchAll(/(--[\w-]+):/g), ([, name]) => name))
  const known = new Set([...defined, ...Object.keys(color).map((name) => `--${name}`)])
  const used = sources.flatMap((source) => Array.from(source.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name))
  expect(used.filter((name) => !known.has(name))).toEqual([])
})
