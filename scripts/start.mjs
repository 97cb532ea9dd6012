// `npm start`: from a fresh clone to a site in the browser. It runs before anything is installed, so it imports
// nothing but `install.mjs` until then.
import { install } from './support/install.mjs'

if (await install()) {
  await import('tsx')
  process.argv.splice(2, 0, 'start')
  await import('./site.ts')
}
