import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { TraceMap } from '@jridgewell/trace-mapping'
import { gzipSize, sum } from './figures'
import { packageOf, splitBySource } from './source-maps'

/** All sizes are gzip bytes. */
export interface PersonalizationWeight {
  /** Added to every page of blocks, configured or not. */
  readonly layer: number
  /** Loaded only where configured. */
  readonly sdk: number
  /** Occurrences of packages that must not be duplicated or included. */
  readonly copies: Readonly<Record<string, number>>
}

const pageGroups = ['app', 'component---src-templates-block-page-tsx']
const sdkGroup = 'personalization'

const layerFolder = '/src/personalization/'

/** The first three packages occur once in either format, the last never. */
const watched = [
  '@ninetailed/experience.js-shared',
  '@ninetailed/experience.js-plugin-analytics',
  'zod',
  'i18n-iso-countries',
]

interface Stats {
  readonly namedChunkGroups: Readonly<
    Record<string, { readonly assets: readonly { readonly name: string }[] } | undefined>
  >
}

interface Script {
  readonly code: string
  readonly map: string
}

export const without = ({ code, map }: Script, isExcluded: (source: string) => boolean): string =>
  splitBySource(code, map)
    .filter(({ source }) => source === null || !isExcluded(source))
    .map(({ text }) => text)
    .join('')

/**
 * Weighs personalization by source maps.
 *
 * @throws Error for a build without these chunks
 */
export async function weighPersonalization(folder: string): Promise<PersonalizationWeight> {
  const stats = JSON.parse(await readFile(path.join(folder, 'webpack.stats.json'), 'utf8')) as Stats
  const namesOf = (group: string): readonly string[] => {
    const assets = stats.namedChunkGroups[group]?.assets
    if (!assets) throw new Error(`The build in ${folder} has no chunk "${group}".`)
    return assets.map(({ name }) => name).filter((name) => name.endsWith('.js'))
  }
  const read = async (name: string): Promise<Script> => ({
    code: await readFile(path.join(folder, name), 'utf8'),
    map: await readFile(path.join(folder, `${name}.map`), 'utf8'),
  })
  const pageNames = new Set(pageGroups.flatMap(namesOf))
  const pageScripts = await Promise.all([...pageNames].map(read))
  const sdkScripts = await Promise.all(
    namesOf(sdkGroup)
      .filter((name) => !pageNames.has(name))
      .map(read),
  )
  const sources = sdkScripts.flatMap(({ map }) => new TraceMap(map).sources.flatMap((source) => source ?? []))
  const isLayer = (source: string): boolean => source.includes(layerFolder)
  return {
    layer: sum(pageScripts.map((script) => gzipSize(script.code) - gzipSize(without(script, isLayer)))),
    sdk: sum(sdkScripts.map(({ code }) => gzipSize(code))),
    copies: Object.fromEntries(
      watched.map((name) => [name, sources.filter((source) => packageOf(source) === name).length]),
    ),
  }
}
