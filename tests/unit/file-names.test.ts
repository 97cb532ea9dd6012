import { readdirSync } from 'node:fs'
import path from 'node:path'

const root = path.join(__dirname, '../..')

it.each(['src', 'gatsby', 'server', 'scripts', 'local', 'content', 'tests'])(
  'the modules of %s differ in more than case, which macOS and Windows ignore in imports',
  (folder) => {
    const modules = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => file.replace(/\.tsx?$/, '').toLowerCase())
    expect(modules.length).toBeGreaterThan(0)
    expect(modules.filter((name, index) => modules.indexOf(name) !== index)).toEqual([])
  },
)
