// @ts-check
/**
 * Compiles gatsby-config.ts and gatsby-node.ts with esbuild. Implements the parts of Parcel's interface that Gatsby
 * uses in `gatsby/dist/utils/parcel/compile-gatsby-files.js`.
 */
const { existsSync, readdirSync } = require('node:fs')
const path = require('node:path')
const { build } = require('esbuild')

const names = ['gatsby-config.ts', 'gatsby-node.ts']

/**
 * The files of the site and of its local plugins.
 *
 * @param {string} root the site's folder
 */
function findEntries(root) {
  const plugins = path.join(root, 'plugins')
  const inPlugins = existsSync(plugins) ? readdirSync(plugins, { recursive: true, encoding: 'utf8' }) : []
  return [
    ...names.map((name) => path.join(root, name)).filter((file) => existsSync(file)),
    ...inPlugins
      .filter((file) => names.includes(path.basename(file)) && !file.split(path.sep).includes('node_modules'))
      .map((file) => path.join(plugins, file)),
  ]
}

/**
 * Converts a message of esbuild to Parcel's format.
 *
 * @param {import('esbuild').Message} message
 */
const toDiagnostic = ({ text, location }) => ({
  message: text,
  origin: 'esbuild',
  hints: [],
  codeFrames: [
    {
      filePath: location ? `${location.file}:${location.line}:${location.column + 1}` : undefined,
      codeHighlights: [{ message: text }],
    },
  ],
})

/**
 * Replaces the `graphql` tag of the `gatsby` package, which throws in Node, with one that returns the text. The mappers
 * with GraphQL fragments need it. Code in these bundles cannot use anything else of `gatsby`.
 *
 * @type {import('esbuild').Plugin}
 */
const graphqlTag = {
  name: 'graphql-tag',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^gatsby$/ }, () => ({ path: 'gatsby', namespace: 'graphql-tag' }))
    onLoad({ filter: /.*/, namespace: 'graphql-tag' }, () => ({ contents: 'export const graphql = String.raw' }))
  },
}

exports.Parcel = class {
  /**
   * @param {object} options
   * @param {readonly string[]} options.entries patterns of files, the first one for those of the site's folder
   * @param {{ root: { distDir: string, sourceMap: boolean } }} options.targets
   */
  constructor({ entries: [pattern = ''], targets }) {
    this.root = path.dirname(pattern)
    this.target = targets.root
  }

  /** @throws Error with `diagnostics` if the code has errors */
  async run() {
    const entries = findEntries(this.root)
    try {
      await build({
        entryPoints: entries,
        absWorkingDir: this.root,
        outbase: this.root,
        outdir: this.target.distDir,
        sourcemap: this.target.sourceMap,
        bundle: true,
        packages: 'external',
        plugins: [graphqlTag],
        platform: 'node',
        format: 'cjs',
        target: `node${process.versions.node}`,
        logLevel: 'silent',
      })
    } catch (error) {
      const { message, errors } = /** @type {import('esbuild').BuildFailure} */ (error)
      throw Object.assign(new Error(message), { diagnostics: errors.map(toDiagnostic) })
    }
    const bundles = entries.map((entry) => ({
      filePath: path.join(this.target.distDir, path.relative(this.root, entry)).replace(/\.ts$/, '.js'),
      getMainEntry: () => ({ filePath: entry }),
    }))
    return { bundleGraph: { getBundles: () => bundles } }
  }
}

/** No cache, because esbuild is fast. */
exports.LMDBCache = class {}
