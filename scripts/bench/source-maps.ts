import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping'
import { sum } from './figures'

/**
 * The bytes of a script that come from the modules of a folder.
 *
 * @param map text of its source map
 * @param folder part of the path of its modules
 */
export function bytesFrom(code: string, map: string, folder: string): number {
  const trace = new TraceMap(map)
  const mappings = decodedMappings(trace)
  const bytes = code.split('\n').flatMap((line, number) =>
    (mappings[number] ?? []).map(([column, source], index, segments) => {
      const isFrom = source !== undefined && trace.sources[source]?.includes(folder)
      return isFrom ? Buffer.byteLength(line.slice(column, segments[index + 1]?.[0])) : 0
    }),
  )
  return sum(bytes)
}
