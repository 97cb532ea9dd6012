import { explainNpmFailure } from './explain-npm-failure.mjs'

it.each([
  ['npm error code ENOSPC\nnpm error nospc no space left on device, write', /disk is full/],
  ['npm error code EUSAGE\nnpm error `npm ci` can only install packages when your package.json', /disagree/],
  ['npm error code EACCES\nnpm error syscall mkdir', /may not write/],
  ['npm error code E401\nnpm error Incorrect or missing password.', /refuses access/],
  ['npm error code EAI_AGAIN\nnpm error request to https://registry.npmjs.org/x failed', /can't be reached/],
  ['npm error code ENOTFOUND\nnpm error network request failed', /can't be reached/],
  ['npm error code ECONNREFUSED', /can't be reached/],
])('explains %j', (output, explanation) => {
  expect(explainNpmFailure(output)).toMatch(explanation)
})

it('says nothing about what it does not understand', () => {
  expect(explainNpmFailure('npm error code 1\nnpm error command failed: node-gyp rebuild')).toBeUndefined()
})
