import { readFile } from 'node:fs/promises'
import path from 'node:path'
import budgets from './budgets.json'
import { gzipSize, kilobytes, sum } from './figures'
import type { Limit } from './limits'
import { bytesBySource, packageOf } from './source-maps'

/** Maximum modules of each package in the SDK. gatsby/bundles replaces the country codes. */
const mostCopies = {
  '@ninetailed/experience.js-shared': 1,
  '@ninetailed/experience.js-plugin-analytics': 1,
  zod: 1,
  'i18n-iso-countries': 0,
}

interface Stats {
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>
}

/**
 * Weighs personalization by source maps, in bytes compressed with gzip: its share of the scripts of every page with
 * blocks, and the scripts that load only if it is configured.
 *
 * @param folder the built site
 */
export async function weighPersonalization(folder: string): Promise<readonly Limit[]> {
  const stats = JSON.parse(await readFile(path.join(folder, 'webpack.stats.json'), 'utf8')) as Stats
  const namesOf = (group: string): readonly string[] =>
    stats.namedChunkGroups[group]?.assets.map(({ name }) => name).filter((name) => name.endsWith('.js')) ?? []
  const read = async (name: string) => {
    const code = await readFile(path.join(folder, name), 'utf8')
    const map = await readFile(path.join(folder, `${name}.map`), 'utf8')
    return { gzip: gzipSize(code), size: Buffer.byteLength(code), sources: [...bytesBySource(code, map)] }
  }
  const pageNames = new Set(['app', 'component---src-templates-block-page-tsx'].flatMap(namesOf))
  const pageScripts = await Promise.all([...pageNames].map(read))
  const sdkNames = namesOf('personalization').filter((name) => !pageNames.has(name))
  const sdkScripts = await Promise.all(sdkNames.map(read))

  const layer = pageScripts.map(({ gzip, size, sources }) => {
    const own = sources.filter(([source]) => source?.includes('/src/personalization/'))
    return (sum(own.map(([, bytes]) => bytes)) * gzip) / size
  })
  const packages = sdkScripts.flatMap(({ sources }) => sources.map(([source]) => packageOf(source ?? '')))
  const { layer: mostOfLayer, sdk: mostOfSdk } = budgets.personalization
  return [
    { what: 'personalization: layer', value: sum(layer), most: mostOfLayer, show: kilobytes },
    { what: 'personalization: SDK', value: sum(sdkScripts.map(({ gzip }) => gzip)), most: mostOfSdk, show: kilobytes },
    ...Object.entries(mostCopies).map(([name, most]) => ({
      what: `personalization: modules of ${name} in the SDK`,
      value: packages.filter((owner) => owner === name).length,
      most,
    })),
  ]
}
