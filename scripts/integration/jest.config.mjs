/** Minutes that a test may take: some begin with a build of the site. */
const patience = 8

/**
 * Tests that build the site, in folders of their own. They run one after the other: a build takes
 * all that the machine has.
 *
 * @type {import('jest').Config}
 */
// eslint-disable-next-line import-x/no-default-export -- Jest finds its configuration by this export
export default {
  displayName: 'integration',
  rootDir: '../..',
  cacheDirectory: '<rootDir>/.local/jest',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/scripts/integration/*.integration.ts'],
  testTimeout: patience * 60_000,
  maxWorkers: 1,
  transform: {
    '\\.(ts|mjs)$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }],
  },
  modulePathIgnorePatterns: ['.cache', 'public', '.local'].map((folder) => `<rootDir>/${folder}/`),
}
