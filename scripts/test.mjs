// `npm test`: from a fresh clone, all checks of continuous integration. Before it installs the packages, it may import
// only `install.mjs`.
import { install } from './support/install.mjs'

if (await install()) {
  await import('tsx')
  await import('./run-tests.ts')
} else console.log('\n0 passed, 1 failed')
