import { decodedMappings, TraceMap, type SourceMapInput } from '@jridgewell/trace-mapping'

export const packageOf = (source: string): string | undefined =>
  [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].at(-1)?.[1]

export function ownerOf(source: string | null): string {
  if (source === null) return 'without source'
  const inPackage = packageOf(source)
  if (inPackage) return inPackage
  if (/(^|\/)\.cache\//.test(source)) return 'gatsby'
  if (/(^|\/)src\//.test(source)) return 'this site'
  return 'bundler'
}

interface Stretch {
  readonly source: string | null
  readonly text: string
}

export function splitBySource(code: string, sourceMap: SourceMapInput): readonly Stretch[] {
  const map = new TraceMap(sourceMap)
  const mappings = decodedMappings(map)
  return code.split(/(?<=\n)/).flatMap((line, number): Stretch[] => {
    const segments = mappings[number] ?? []
    return [
      { source: null, text: line.slice(0, segments[0]?.[0] ?? line.length) },
      ...segments.map((segment, index) => ({
        source: segment.length === 1 ? null : (map.sources[segment[1]] ?? null),
        text: line.slice(segment[0], segments[index + 1]?.[0] ?? line.length),
      })),
    ]
  })
}

/**
 * Splits a bundle's bytes by owner.
 *
 * @returns bytes by owner; they add up to the bundle's size
 */
export function bytesByOwner(code: string, sourceMap: SourceMapInput): ReadonlyMap<string, number> {
  const bytes = new Map<string, number>()
  for (const { source, text } of splitBySource(code, sourceMap)) {
    const owner = ownerOf(source)
    if (text !== '') bytes.set(owner, (bytes.get(owner) ?? 0) + Buffer.byteLength(text))
  }
  return bytes
}
