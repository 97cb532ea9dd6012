import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import tseslint from 'typescript-eslint'

/**
 * Defines which folder may import which. Every folder may import itself and packages; ESLint reports any other import.
 * A subfolder must follow its own line and that of its parent. So production code (`src`, `gatsby`, `server`) never
 * imports `local`, `scripts` or `e2e`.
 *
 * `docs/architecture.md` explains the table.
 */

const facts = ['src/data', 'src/lib']

const views = [
  'src/tools',
  'src/ui',
  'src/forms',
  'src/personalization',
  'src/analytics',
  'src/content',
  'src/images',
  'src/theme',
  ...facts,
]

const pages = ['src/blocks', 'src/frame', ...views]

/** @type {Readonly<Record<string, readonly string[]>>} */
export const mayImport = {
  // Applies to every folder of src, including those without their own line.
  src: ['content/model', 'server'],
  'src/data': [],
  'src/lib': ['src/data'],
  'src/theme': ['src/data'],
  'src/images': facts,
  'src/content': ['src/images', ...facts],
  'src/attribution': facts,
  'src/analytics': facts,
  'src/personalization': ['src/content', ...facts],
  'src/ui': ['src/theme', 'src/images', ...facts],
  'src/tools': ['src/ui', 'src/theme', ...facts],
  'src/forms': ['src/ui', 'src/theme', 'src/analytics', 'src/content', ...facts],
  // The form model imports nothing from the site, so that the endpoints can share it.
  'src/forms/model': [],
  'src/blocks': ['content/model', ...views],
  'src/frame': views,
  'src/articles': views,
  'src/templates': ['src/articles', ...pages],
  server: ['content/model', 'src/forms/model', ...facts],
  'src/api': ['server', ...facts],
  netlify: ['server'],
  'src/html.tsx': facts,
  'src/app': ['src/attribution', 'src/articles', ...pages],
  gatsby: [
    'content/model',
    'src/blocks',
    'src/content',
    'src/analytics',
    'src/forms',
    'src/personalization',
    'src/images',
    'src/theme',
    ...facts,
  ],
  content: ['src/theme', 'src/forms/model', 'src/data'],
  'content/model': ['src/forms/model', 'src/data'],
  local: ['content', 'server', ...facts],
  scripts: ['content', 'local', 'e2e/support', 'gatsby', 'server', 'src/api', 'src/theme', 'src/forms/model', ...facts],
  e2e: ['content/model', 'local', 'server', 'scripts/support', 'scripts/on-demand', 'src/forms/model', ...facts],
  packages: [],
  eslint: [],
  'gatsby-browser.tsx': ['src/app/gatsby'],
  'gatsby-ssr.tsx': ['src/app/gatsby'],
  'gatsby-config.ts': ['gatsby'],
  'gatsby-node.ts': ['gatsby'],
  'playwright.config.ts': ['e2e/support'],
}

/** Type-only imports, because the code of the second folder does not belong in browser bundles. */
const typesOnly = { 'src/blocks': ['content/model'] }

/** Packages that a folder must not import, so that it works and can be tested without them. */
const barredPackages = {
  'src/data': ['react', 'react-dom', 'gatsby', 'styled-components'],
  'src/theme': ['gatsby'],
  'src/attribution': ['react', 'react-dom', 'gatsby', 'styled-components'],
  'src/analytics': ['gatsby'],
  'src/ui': ['gatsby'],
  'src/tools': ['gatsby'],
  'src/forms': ['gatsby'],
  'src/forms/model': ['react', 'react-dom', 'gatsby', 'styled-components'],
}

/** The parts of `src` that run in Node, during a build or on a server. */
const nodeFolders = ['gatsby', 'server', 'src/api']

/** Gatsby runs this file only to render HTML. It may use Node's modules without side effects. */
const renderingFile = 'src/app/gatsby/page-policy.tsx'

const tests = '**/*.test.{ts,tsx}'

const list = (folders) => folders.map((folder) => `${folder}/`).join(', ')

/** One zone for each line of the table, which forbids all folders that the line does not list. */
const zones = Object.entries(mayImport).map(([folder, allowed]) => ({
  target: `./${folder}`,
  from: '.',
  except: [folder, 'node_modules', ...allowed].map((path) => `./${path}`),
  message: `${folder} may import ${allowed.length > 0 ? `only ${list(allowed)}` : 'nothing outside itself'} (eslint/import-rule.mjs).`,
}))

const packagePatterns = (folder) =>
  (barredPackages[folder] ?? []).map((name) => ({
    regex: `^${name}(/|$)`,
    message: `${folder} must not import ${name} (eslint/import-rule.mjs).`,
  }))

const typePatterns = (folder) =>
  (typesOnly[folder] ?? []).map((other) => ({
    regex: `^(\\.\\./)+${other}(/|$)`,
    allowTypeImports: true,
    message: `${folder} may import only types of ${other} (eslint/import-rule.mjs).`,
  }))

const nodePatterns = (folder) =>
  nodeFolders.includes(folder)
    ? []
    : [{ regex: '^node:', message: `${folder} runs in browsers, where Node modules do not exist.` }]

const restrictions = (patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] })

/**
 * The rule as entries of ESLint's configuration.
 *
 * @param {string} root base folder of the table's paths
 * @returns {import('eslint').Linter.Config[]}
 */
export const importRule = (root) => [
  {
    plugins: { 'import-x': importX, '@typescript-eslint': tseslint.plugin },
    // Required, because the rule does not check imports that do not resolve to a file.
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: root })] },
  },
  { rules: { 'import-x/no-restricted-paths': ['error', { basePath: root, zones }] } },
  ...Object.keys(mayImport)
    .filter((folder) => folder.startsWith('src/'))
    .flatMap((folder) => {
      const always = [...packagePatterns(folder), ...typePatterns(folder)]
      return [
        { files: [`${folder}/**`], rules: restrictions([...always, ...nodePatterns(folder)]) },
        { files: [`${folder}/${tests}`], rules: restrictions(always) },
      ]
    }),
  { files: [renderingFile], rules: restrictions([]) },
]
