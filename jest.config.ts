/**
 * Two projects: views are tested in jsdom, everything else in Node, which starts faster. Other tests that need a
 * document start with `@jest-environment jsdom`.
 *
 * Node 20 cannot read TypeScript, so there Jest loads this file with esbuild.
 *
 * @jest-config-loader esbuild-register
 */
import type { Config } from 'jest'

const nodeOnly = ['content', 'deploy', 'local', 'scripts', 'packages', 'tests', 'gatsby', 'server', 'src/api']
const generated = ['.cache', '.netlify', 'public', 'release', 'release.next', '.local', 'coverage', 'test-results']

const inFolders = (folders: readonly string[]) => folders.map((folder) => `<rootDir>/${folder}/`)

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
  moduleNameMapper: { '^gatsby$': '<rootDir>/tests/unit/stubs/gatsby.ts' },
  modulePathIgnorePatterns: inFolders(generated),
  watchPathIgnorePatterns: inFolders(generated),
  setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
  // Keep the cache between runs, with the other generated files.
  cacheDirectory: '<rootDir>/.local/jest',
  restoreMocks: true,
} satisfies Config

const config: Config = {
  // Tests wait for conditions, not for times. This only ends hanging runs, also on slow machines.
  testTimeout: 120_000,
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

export default config
