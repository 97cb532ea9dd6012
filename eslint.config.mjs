import { existsSync } from 'node:fs'
import path from 'node:path'
import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import prettier from 'eslint-config-prettier'
import { importX } from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import react from 'eslint-plugin-react'
import reactHooks from 'eslint-plugin-react-hooks'
import * as regexp from 'eslint-plugin-regexp'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { describedDisable } from './scripts/eslint/described-disable.mjs'
import { importRule } from './scripts/eslint/import-rule.mjs'
import { pageLife, staticViews } from './scripts/eslint/static-views.mjs'

const root = import.meta.dirname

const typesOfQueries = 'src/gatsby-types.d.ts'
if (!existsSync(path.join(root, typesOfQueries))) {
  throw new Error(`Rules with type information need ${typesOfQueries}. Run "npm run build", which writes it.`)
}

const typescript = ['**/*.ts', '**/*.tsx']
const tests = ['**/*.test.{ts,tsx}', 'tests/unit/**']

/** Gatsby and tools load these by default export. */
const foundByDefaultExport = [
  '**/*.config.{ts,mjs}',
  'gatsby-config.ts',
  'src/templates/**',
  'src/api/**',
  'deploy/netlify/**',
  'src/**/*.slice.tsx',
  'src/html.tsx',
  '**/*.d.ts',
]

export default defineConfig(
  {
    ignores: [
      '.cache',
      '.netlify',
      'public',
      'release',
      'release.next',
      '.local',
      'coverage',
      'test-results',
      'playwright-report',
      typesOfQueries,
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  js.configs.recommended,
  {
    plugins: { 'import-x': importX, hearthside: { rules: { 'described-disable': describedDisable } } },
    rules: {
      'hearthside/described-disable': 'error',
      'import-x/first': 'error',
      'import-x/newline-after-import': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/no-mutable-exports': 'error',
      'import-x/no-self-import': 'error',
      'import-x/no-useless-path-segments': 'error',
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', ['parent', 'sibling', 'index']],
          alphabetize: { order: 'asc', caseInsensitive: true },
          'newlines-between': 'never',
        },
      ],
      eqeqeq: 'error',
      // Playwright reads the required fixtures from the first parameter, which may be empty.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'no-redeclare': ['error', { builtinGlobals: false }],
      'no-restricted-properties': [
        'error',
        ...['it', 'test', 'describe'].flatMap((object) =>
          ['only', 'skip', 'fixme'].map((property) => ({ object, property, message: 'Every test runs, always.' })),
        ),
      ],
      'object-shorthand': 'error',
      'prefer-template': 'error',
    },
  },
  { files: foundByDefaultExport, rules: { 'import-x/no-default-export': 'off' } },

  {
    files: typescript,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // It would require the `!` that another rule forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // For text and numbers, `||` also replaces empty values.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true, number: true } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  importRule(root),

  {
    // Patterns with quadratic time would let visitors block the server.
    files: ['src/**', 'server/**', 'gatsby/**', 'local/**', 'scripts/**', 'content/**'],
    ignores: [...tests, '**/*.integration.ts', '**/integration/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  { languageOptions: { globals: globals.node } },
  { files: ['content/pictures/**/*.js'], languageOptions: { globals: globals.browser } },
  {
    files: ['src/**'],
    extends: [
      react.configs.flat.recommended,
      react.configs.flat['jsx-runtime'],
      reactHooks.configs.flat.recommended,
      jsxA11y.flatConfigs.strict,
    ],
    languageOptions: { globals: globals.browser },
    settings: {
      react: { version: 'detect' },
      'jsx-a11y': { components: { Link: 'a', ButtonLink: 'a', Button: 'button' } },
    },
    rules: {
      'no-console': ['error', { allow: ['error', 'warn'] }],
      // The rule treats table cells as grid cells.
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
      // Safari drops the role of lists without markers.
      'jsx-a11y/no-redundant-roles': ['error', { ol: ['list'], ul: ['list'] }],
      'react/prop-types': 'off',
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/lib/page-life.ts', ...tests],
    rules: { 'no-restricted-syntax': ['error', pageLife] },
  },
  {
    // stylelint reads only complete templates, so check declarations in other strings here.
    files: ['src/**/*.styles.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        pageLife,
        ...['Literal[value=/#[0-9a-f]{3,8}\\b/i]', 'TemplateElement[value.raw=/#[0-9a-f]{3,8}\\b/i]'].map(
          (selector) => ({
            selector,
            message: 'Colors have names, in src/theme/index.ts.',
          }),
        ),
      ],
    },
  },
  {
    files: ['tests/e2e/**'],
    ignores: ['tests/e2e/support/test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@playwright/test',
              importNames: ['test'],
              message: 'Import it from tests/e2e/support/test.ts, where violations of the security policy fail a test.',
            },
          ],
        },
      ],
    },
  },
  staticViews,
  {
    files: ['gatsby/**'],
    rules: {
      // Gatsby's types declare its actions and its reporter as methods, but they do not use `this`.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: tests,
    languageOptions: { globals: globals.jest },
    rules: {
      // A mock of an async function may have nothing to await.
      '@typescript-eslint/require-await': 'off',
      // `expect(object.method)` refers to a method without calling it.
      '@typescript-eslint/unbound-method': 'off',
    },
  },

  prettier,
)
