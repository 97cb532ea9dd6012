import { readFile } from 'node:fs/promises'
import path from 'node:path'
import budgets from './budgets.json'
import { gzipSize, kilobytes, sum } from './figures'
import { exceeded } from './limits'
import { bytesBySource, packageOf } from './source-maps'

/** Sizes are bytes, compressed with gzip. */
export interface PersonalizationWeight {
  /** Its share of the scripts of every page with blocks, configured or not. */
  readonly layer: number
  /** Loaded only if configured. */
  readonly sdk: number
  /** Number of modules of these packages in the SDK's scripts. */
  readonly copies: Readonly<Record<string, number>>
}

/** Maximum copies of each package. gatsby/bundles replaces the country codes. */
const mostCopies: Readonly<Record<string, number>> = {
  '@ninetailed/experience.js-shared': 1,
  '@ninetailed/experience.js-plugin-analytics': 1,
  zod: 1,
  'i18n-iso-countries': 0,
}

interface Stats {
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>
}

/** Weighs personalization by source maps. */
export async function weighPersonalization(folder: string): Promise<PersonalizationWeight> {
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
  const sdkScripts = await Promise.all(
    namesOf('personalization')
      .filter((name) => !pageNames.has(name))
      .map(read),
  )
  const sources = sdkScripts.flatMap((script) => script.sources.map(([source]) => source ?? ''))
  return {
    layer: sum(
      pageScripts.flatMap((script) =>
        script.sources.map(([source, bytes]) =>
          source?.includes('/src/personalization/') ? (bytes * script.gzip) / script.size : 0,
        ),
      ),
    ),
    sdk: sum(sdkScripts.map(({ gzip }) => gzip)),
    copies: Object.fromEntries(
      Object.keys(mostCopies).map((name) => [name, sources.filter((source) => packageOf(source) === name).length]),
    ),
  }
}

export const checkPersonalization = ({ layer, sdk, copies }: PersonalizationWeight): readonly string[] =>
  exceeded([
    { what: 'personalization: layer', value: layer, most: budgets.personalization.layer, show: kilobytes },
    { what: 'personalization: SDK', value: sdk, most: budgets.personalization.sdk, show: kilobytes },
    ...Object.entries(mostCopies).map(([name, most]) => ({
      what: `personalization: modules of ${name} in the SDK`,
      value: copies[name] ?? Number.NaN,
      most,
    })),
  ])
