import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const read = (file: string): string => readFileSync(path.join('src', file), 'utf8')

/** Code of the site's pages: neither tests nor the style guide, which exists in develop only. */
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|test-support|StyleGuide|style-guide/.test(file),
)

const imported = new Set(
  files
    .flatMap((file) => [...read(file).matchAll(/^import (?:type )?\{([^}]*)\}/gm)])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.replace('type ', '').trim())),
)

const primitives = files
  .filter((file) => /^ui\/\w+\/\w+\.tsx$/.test(file))
  .flatMap((file) => [...read(file).matchAll(/^export (?:function|const) ([A-Z]\w+)/gm)].map(([, name = '']) => name))

it.each(primitives)('shows %s, which pages also use', (name) => {
  expect(imported).toContain(name)
})
