import path from 'node:path'
import { checkLinks, checkNames, checkPaths, checkRedirects, checkReferences, checkUnique } from './check-space'
import { type Problem, sortProblems } from './problem'
import { readAssets } from './read-assets'
import { readEntries } from './read-entries'
import { readSettings } from './read-settings'
import type { Space } from './space'

export type SpaceResult =
  | { readonly ok: true; readonly space: Space; readonly warnings: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly warnings: readonly Problem[] }

const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : 1)

/**
 * Reads the embedded space and checks all of it.
 *
 * @param contentFolder the folder that holds `space.yaml`, `entries/` and `assets/`
 * @returns the space, or every problem that it has; and warnings in both cases
 */
export async function readSpace(contentFolder: string): Promise<SpaceResult> {
  const root = path.resolve(contentFolder)
  const [settings, entries, assets] = await Promise.all([readSettings(root), readEntries(root), readAssets(root)])
  const problems = [
    ...settings.problems,
    ...entries.problems,
    ...assets.problems,
    ...checkNames(entries.entries),
    ...checkReferences(entries.entries, assets.assets),
    ...checkUnique(entries.entries),
    ...checkPaths(entries.entries),
    ...checkRedirects(entries.entries),
  ]
  const warnings = sortProblems(checkLinks(entries.entries))
  if (problems.length > 0 || !settings.settings) return { ok: false, problems: sortProblems(problems), warnings }
  const space: Space = {
    ...settings.settings,
    entries: entries.entries
      .map(({ id, type, isDraft, values, file }) => ({ id, type, isDraft, fields: values, file }))
      .sort(byId),
    assets: assets.assets.flatMap(({ asset }) => (asset ? [asset] : [])).sort(byId),
  }
  return { ok: true, space, warnings }
}
