// @ts-check
/**
 * Compiles gatsby-config.ts and gatsby-node.ts with esbuild. It has the parts of Parcel's interface
 * that Gatsby uses, in `gatsby/dist/utils/parcel/compile-gatsby-files.js`.
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
 * A message of esbuild in the form in which Gatsby reads Parcel's.
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

  /** @throws Error with `diagnostics` when the code has errors */
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
        // Mappers stand beside their queries, so build code imports the tag too.
        alias: { gatsby: path.join(__dirname, 'graphql-tag.js') },
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

/** esbuild is fast without a cache. */
exports.LMDBCache = class {}
