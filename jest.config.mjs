/**
 * Two projects: what runs in a browser is tested in jsdom, what runs in Node is tested in Node.
 * A single test can still choose with a `@jest-environment` comment at its top.
 */

const nodeOnly = ['content', 'local', 'scripts', 'eslint', 'e2e', 'packages', 'src/build', 'src/leads', 'src/api']
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
  restoreMocks: true,
}

/** @type {import('jest').Config} */
export default {
  // A test waits for what it names, never for a time; this only ends a run that hangs, on slow machines too.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: inFolders(nodeOnly),
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: nodeOnly.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
    },
  ],
}
