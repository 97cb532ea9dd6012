import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping'

/** The package or folder that a module belongs to, from its path in a source map. */
export function ownerOf(source: string | null): string {
  if (source === null) return 'without source'
  if (source.includes('/.cache/')) return 'gatsby'
  const [, name] = [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].at(-1) ?? []
  return name ?? (source.includes('/src/') ? 'this site' : 'bundler')
}

/**
 * Splits the bytes of a script by source module.
 *
 * @param map text of its source map
 * @returns bytes by path, and `null` for bytes without a source; the sum is the size of the script
 */
export function bytesBySource(code: string, map: string): ReadonlyMap<string | null, number> {
  const trace = new TraceMap(map)
  const mappings = decodedMappings(trace)
  const bytes = new Map<string | null, number>()
  const add = (source: string | null, text: string): void =>
    void bytes.set(source, (bytes.get(source) ?? 0) + Buffer.byteLength(text))
  code.split(/(?<=\n)/).forEach((line, number) => {
    const segments = mappings[number] ?? []
    add(null, line.slice(0, segments[0]?.[0] ?? line.length))
    segments.forEach((segment, index) => {
      const source = segment.length === 1 ? null : (trace.sources[segment[1]] ?? null)
      add(source, line.slice(segment[0], segments[index + 1]?.[0]))
    })
  })
  return bytes
}
