import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import tseslint from 'typescript-eslint'

/**
 * Defines which folder may import which. Every folder may import itself and packages; ESLint reports any other import.
 * A subfolder must follow its own line and that of its parent. So production code (`src`, `gatsby`, `server`) never
 * imports `local`, `scripts` or `tests`.
 */

/** From the bottom up: a folder may import those of the lines above its own. */
const layers = [
  ['src/lib'],
  ['src/forms/model', 'src/images', 'src/personalization'],
  ['src/attribution', 'src/analytics'],
  ['content/model'],
  ['src/theme'],
  ['src/mapping', 'src/ui'],
  ['src/tools', 'src/forms'],
  ['src/blocks', 'src/frame', 'src/articles'],
  ['src/templates', 'src/app', 'src/html.tsx'],
]

const pages = layers.slice(0, -1).flat()

/** @type {Readonly<Record<string, readonly string[]>>} */
const mayImport = {
  // Every folder of src, including those that the table omits.
  src: ['content/model', 'server'],
  ...Object.fromEntries(
    layers.flatMap((layer, index) => layer.map((folder) => [folder, layers.slice(0, index).flat()])),
  ),
  server: ['content/model', 'src/forms/model', 'src/attribution', 'src/lib'],
  'src/api': ['server'],
  deploy: ['server'],
  gatsby: pages,
  content: ['src/theme', 'src/forms/model', 'src/images', 'src/personalization', 'src/lib'],
  // The check of forms is that of the build.
  local: ['content', 'gatsby/forms', 'server', 'src/images', 'src/lib'],
  scripts: ['content', 'local', 'gatsby', 'server', 'tests', ...pages],
  packages: [],
}

/** The data that a page needs of the content model. The rest of it does not belong in browser bundles. */
const modelForPages = 'content/model/choices'

/** Packages that a folder must not import, so that it works and can be tested without them. */
const barredPackages = {
  'src/lib': ['react', 'react-dom', 'gatsby', 'styled-components'],
  'src/attribution': ['react', 'react-dom', 'gatsby', 'styled-components'],
  'src/forms/model': ['react', 'react-dom', 'gatsby', 'styled-components'],
  'src/analytics': ['gatsby'],
  'src/theme': ['gatsby'],
  'src/ui': ['gatsby'],
  'src/tools': ['gatsby'],
  'src/forms': ['gatsby'],
}

/** The parts of `src` that run in Node, during a build or on a server. */
const nodeFolders = ['gatsby', 'server', 'src/api']

/** Gatsby runs this file only to render HTML. It may use Node's modules without side effects. */
const renderingFile = 'src/app/gatsby/ssr.tsx'

const tests = '**/*.test.{ts,tsx}'

const list = (folders) => folders.map((folder) => `${folder}/`).join(', ')

/** One zone for each line of the table, which forbids all folders that the line does not list. */
const zones = Object.entries(mayImport).map(([folder, allowed]) => ({
  target: `./${folder}`,
  from: '.',
  except: [folder, 'node_modules', ...allowed].map((path) => `./${path}`),
  message: `${folder} may import ${allowed.length > 0 ? `only ${list(allowed)}` : 'nothing outside itself'} (scripts/eslint/import-rule.mjs).`,
}))

const packagePatterns = (folder) =>
  (barredPackages[folder] ?? []).map((name) => ({
    regex: `^${name}(/|$)`,
    message: `${folder} must not import ${name} (scripts/eslint/import-rule.mjs).`,
  }))

const modelPattern = {
  regex: `/content/model(?!/${modelForPages.split('/').at(-1)}$)(/|$)`,
  allowTypeImports: true,
  message: `Browsers may import only types of content/model, and ${modelForPages}.`,
}

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
    // Subfolders after their parents, because ESLint uses only the last of several matching entries.
    .sort()
    .flatMap((folder) => {
      const always = [...packagePatterns(folder), modelPattern]
      return [
        { files: [`${folder}/**`], rules: restrictions([...always, ...nodePatterns(folder)]) },
        { files: [`${folder}/${tests}`], rules: restrictions(always) },
      ]
    }),
  { files: [renderingFile], rules: restrictions([]) },
]
