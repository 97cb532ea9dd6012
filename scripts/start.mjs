// `npm start`: from a fresh clone to a site in the browser. Before it installs the packages, it may import only
// `install.mjs`.
import { install } from './support/install.mjs'

if (await install()) {
  await import('tsx')
  process.argv.splice(2, 0, 'start')
  await import('./site.ts')
}
