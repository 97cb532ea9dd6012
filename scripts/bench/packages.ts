import { decodedMappings, TraceMap, type SourceMapInput } from '@jridgewell/trace-mapping'

/** What a source file of a bundle belongs to: an npm package, the site, or the bundler's own code. */
export function ownerOf(source: string | null): string {
  if (source === null) return 'without source'
  const inPackage = [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].at(-1)?.[1]
  if (inPackage) return inPackage
  if (/(^|\/)\.cache\//.test(source)) return 'gatsby'
  if (/(^|\/)src\//.test(source)) return 'this site'
  return 'bundler'
}

/**
 * Splits a bundle's bytes by owner. Each stretch of code up to the next mark of the source map counts
 * for the source that the mark names.
 *
 * @returns bytes by owner; they add up to the bundle's size
 */
export function bytesByOwner(code: string, sourceMap: SourceMapInput): ReadonlyMap<string, number> {
  const map = new TraceMap(sourceMap)
  const mappings = decodedMappings(map)
  const bytes = new Map<string, number>()
  const add = (owner: string, text: string): void => {
    if (text !== '') bytes.set(owner, (bytes.get(owner) ?? 0) + Buffer.byteLength(text))
  }

  const lines = code.split(/(?<=\n)/)
  for (const [lineNumber, line] of lines.entries()) {
    const segments = mappings[lineNumber] ?? []
    add(ownerOf(null), line.slice(0, segments[0]?.[0] ?? line.length))
    for (const [index, segment] of segments.entries()) {
      const source = segment.length === 1 ? null : (map.sources[segment[1]] ?? null)
      add(ownerOf(source), line.slice(segment[0], segments[index + 1]?.[0] ?? line.length))
    }
  }
  return bytes
}
