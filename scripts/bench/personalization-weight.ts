import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { TraceMap } from '@jridgewell/trace-mapping'
import { gzipSize } from './figures'
import { packageOf, splitBySource } from './source-maps'

/** What personalization costs those who download it. All sizes are bytes, compressed with gzip. */
export interface PersonalizationWeight {
  /** What the layer adds to the scripts that every page of blocks loads, configured or not. */
  readonly layer: number
  /** The scripts that are fetched where it is configured. */
  readonly sdk: number
  /** How often parts are in them that a mistake in the bundles' configuration would bring twice, or at all. */
  readonly copies: Readonly<Record<string, number>>
}

/** Groups of chunks, as the code names them. */
const pageGroups = ['app', 'component---src-templates-block-page-tsx']
const sdkGroup = 'personalization'

/** The site's own code that a page has for personalization. */
const layerFolder = '/src/personalization/'

/** Each of the first three packages is one file of either kind; of the last one nothing should be there. */
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

/** A script without the code of the excluded sources. */
export const without = ({ code, map }: Script, isExcluded: (source: string) => boolean): string =>
  splitBySource(code, map)
    .filter(({ source }) => source === null || !isExcluded(source))
    .map(({ text }) => text)
    .join('')

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/**
 * Weighs personalization in a built site, by its source maps.
 *
 * @param folder the built site
 * @throws Error when the build has no such chunks
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
