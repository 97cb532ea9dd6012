/**
 * Tests that build the site in separate folders. They run one after another, because each build uses all processors.
 *
 * @jest-config-loader esbuild-register
 */
import type { Config } from 'jest'

/** In minutes. Some tests begin with a build of the site. */
const timeout = 8

const config: Config = {
  displayName: 'integration',
  rootDir: '../..',
  cacheDirectory: '<rootDir>/.local/jest',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/integration/*.integration.ts'],
  testTimeout: timeout * 60_000,
  maxWorkers: 1,
  transform: {
    '\\.(ts|mjs)$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }],
  },
  modulePathIgnorePatterns: ['.cache', 'public', 'release', '.local'].map((folder) => `<rootDir>/${folder}/`),
}

export default config
