// @ts-check
/**
 * Compiles gatsby-config.ts and gatsby-node.ts with esbuild, but no local plugins: the site has none. Implements the
 * parts of Parcel's interface that Gatsby uses in `gatsby/dist/utils/parcel/compile-gatsby-files.js`.
 */
const { existsSync } = require('node:fs')
const path = require('node:path')
const { build } = require('esbuild')

const names = ['gatsby-config.ts', 'gatsby-node.ts']

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
    const entries = names.map((name) => path.join(this.root, name)).filter((file) => existsSync(file))
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
