import { missingPackages } from './missing-packages.mjs'

const locked = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a/node_modules/b': { version: '2.0.0' },
  'node_modules/for-windows': { version: '3.0.0', optional: true },
}

it('finds nothing missing when all is installed, whatever else there is', () => {
  const installed = {
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
    'node_modules/left-over': { version: '9.0.0' },
  }
  expect(missingPackages(locked, installed)).toEqual([])
})

it('names what is absent and what is there in another version', () => {
  expect(missingPackages(locked, { 'node_modules/a': { version: '0.9.0' } })).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
  ])
})
