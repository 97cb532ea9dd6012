/**
 * Two projects: views are tested in jsdom, everything else in Node, which starts sooner. A test of
 * other code that needs a document says `@jest-environment jsdom` at its top.
 */

const nodeOnly = ['content', 'local', 'scripts', 'eslint', 'e2e', 'packages', 'test', 'gatsby', 'server', 'src/api']
const generated = ['.cache', 'public', '.local', 'coverage', 'test-results']

const inFolders = (folders) => folders.map((folder) => `<rootDir>/${folder}/`)

/** @type {import('jest').Config} */
const shared = {
  transform: {
    '\\.(ts|tsx|js|mjs|jsx)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: true } },
          target: 'es2022',
        },
      },
    ],
  },
  moduleNameMapper: { '^gatsby$': '<rootDir>/test/stubs/gatsby.ts' },
  modulePathIgnorePatterns: inFolders(generated),
  watchPathIgnorePatterns: inFolders(generated),
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
  // Kept between runs, beside the other things that belong to this copy of the project.
  cacheDirectory: '<rootDir>/.local/jest',
  restoreMocks: true,
}

/** @type {import('jest').Config} */
export default {
  // A test waits for what it names, never for a time; this only ends a run that hangs, on slow machines too.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'views',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      testPathIgnorePatterns: inFolders(nodeOnly),
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/**/*.test.ts', ...nodeOnly.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`)],
    },
  ],
}
