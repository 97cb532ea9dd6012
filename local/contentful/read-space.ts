import path from 'node:path'
import * as v from 'valibot'
import { joinMessage } from '../../content/model/message'
import { groupBy } from '../../src/lib/group-by'
import { checkContent, type ScheduledPage, scheduledPages } from './check-content'
import { checkLocales, checkNames } from './check-names'
import { reduceToCore } from './core-content'
import { readIfPresent } from './files'
import { type Problem, sortProblems } from './problem'
import { readAssets } from './read-assets'
import { readEntries } from './read-entries'
import type { Space, SpaceLocale } from './space'
import { readYamlFile } from './yaml-file'

const file = 'space.yaml'

const code = v.pipe(
  v.string(joinMessage('A locale needs a code.', 'Add “code: en-US”.')),
  v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, joinMessage('Invalid locale code.', 'Write it as en-US.')),
)

const nameMessage = joinMessage('The name must be text.', 'Write “name: …” with a few words.')

const words = v.pipe(v.string(nameMessage), v.minLength(1, nameMessage))

const migrationsMessage = joinMessage('The migrations must be numbers.', 'Restore the line from git.')

/** Whether the fallbacks of a locale end. Those of a loop would be followed forever. */
function hasEnd(locales: readonly SpaceLocale[], locale: SpaceLocale): boolean {
  let current: SpaceLocale | undefined = locale
  for (let passed = 0; current && passed < locales.length; passed++) {
    const { fallbackCode }: SpaceLocale = current
    current = locales.find(({ code }) => code === fallbackCode)
  }
  return current === undefined
}

const settingsSchema = v.strictObject(
  {
    name: words,
    id: v.pipe(
      v.string(joinMessage('The id must be text.', 'Write it as hearthside.')),
      v.regex(/^[a-z0-9-]+$/, joinMessage('The id may contain only a-z, 0-9 and hyphens.', 'Write it as hearthside.')),
    ),
    locales: v.pipe(
      v.array(
        v.strictObject(
          {
            code,
            name: words,
            default: v.optional(
              v.boolean(joinMessage('“default” must be true or false.', 'Write “default: true”.')),
              false,
            ),
            fallbackCode: v.nullish(code, null),
          },
          joinMessage(
            'A locale has a code, a name, and optionally “default: true” and a fallbackCode.',
            'Write “code: en-US” and “name: English”.',
          ),
        ),
        joinMessage('The locales are missing.', 'Add “locales:” with an item “- code: en-US”.'),
      ),
      v.check(
        (locales) => locales.filter((locale) => locale.default).length === 1,
        joinMessage('Exactly one locale must be the default.', 'Add “default: true” to one of them.'),
      ),
      v.check(
        (locales) =>
          locales.every(({ fallbackCode }) => !fallbackCode || locales.some((other) => other.code === fallbackCode)),
        joinMessage('A locale falls back to one that is not listed.', 'Write the code of a listed locale.'),
      ),
      v.check(
        (locales) => locales.every((locale) => hasEnd(locales, locale)),
        joinMessage('The fallbacks of the locales form a loop.', 'Remove one fallbackCode of the loop.'),
      ),
    ),
    migrations: v.optional(v.array(v.number(migrationsMessage), migrationsMessage), []),
  },
  joinMessage(
    'The space has a name, an id, locales and optionally migrations, and nothing else.',
    'Write “name: …”, “id: …” and “locales: …”.',
  ),
)

type SpaceSettings = Pick<Space, 'id' | 'name' | 'locales'> & {
  /** Numbers of the migrations that the entries have. */
  readonly migrations: readonly number[]
}

/** Reads `space.yaml`. The settings are undefined if it has problems. */
export async function readSettings(
  contentFolder: string,
): Promise<{ readonly settings: SpaceSettings | undefined; readonly problems: readonly Problem[] }> {
  const text = await readIfPresent(path.join(contentFolder, file))
  if (!text) {
    const advice = `Add ${file} with the name, the id and the locales of the space.`
    return { settings: undefined, problems: [{ file, wrong: 'The file is missing.', advice }] }
  }
  const yaml = readYamlFile(file, text.toString('utf8'), settingsSchema)
  if (!yaml.ok) return { settings: undefined, problems: yaml.problems }
  const { id, name, locales, migrations } = yaml.values
  const [first, ...others] = locales.sort((a, b) => Number(b.default) - Number(a.default))
  return { settings: first && { id, name, locales: [first, ...others], migrations }, problems: [] }
}

type SpaceResult = {
  /** Warnings do not stop a build. */
  readonly warnings: readonly Problem[]
  readonly scheduled: readonly ScheduledPage[]
} & ({ readonly ok: true; readonly space: Space } | { readonly ok: false; readonly problems: readonly Problem[] })

const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : 1)

export interface ReadOptions {
  /** Paths of the live site, to find pages that were removed without a redirect. */
  readonly livePaths?: readonly string[]
  /** Whether to reduce the space to its core, if it has no problems. */
  readonly isCore?: boolean
  /** Whether a page may be incomplete in another language: it shows the default one instead. */
  readonly allowsUntranslated?: boolean
}

/**
 * Reads and checks the embedded space.
 *
 * @returns the space or all its problems; warnings in both cases
 */
export async function readSpace(
  contentFolder: string,
  { livePaths, isCore = false, allowsUntranslated = false }: ReadOptions = {},
): Promise<SpaceResult> {
  const root = path.resolve(contentFolder)
  const [settings, entries, assets] = await Promise.all([readSettings(root), readEntries(root), readAssets(root)])
  const all = {
    entries: entries.entries,
    translations: entries.translations,
    assets: assets.assets,
    now: Date.now(),
    livePaths,
  }
  const unreadable = [
    ...settings.problems,
    ...entries.problems,
    ...assets.problems,
    ...checkNames(entries.entries),
    ...checkLocales(entries.translations, assets.assets, settings.settings?.locales),
  ]
  const core = isCore && unreadable.length === 0 ? await reduceToCore(root, all) : undefined
  // The core has one language.
  const content = core ? { ...all, ...core, translations: [] } : all
  const checked = checkContent(content)
  const found = [...unreadable, ...(core?.problems ?? []), ...checked.problems]
  const problems = allowsUntranslated ? found : [...found, ...checked.untranslated]
  const warnings = sortProblems(allowsUntranslated ? [...checked.warnings, ...checked.untranslated] : checked.warnings)
  const scheduled = scheduledPages(content)
  if (problems.length > 0 || !settings.settings) {
    return { ok: false, problems: sortProblems(problems), warnings, scheduled }
  }
  const { id, name, locales } = settings.settings
  const translationsOf = new Map(
    [...groupBy(content.translations, (one) => one.id)].map(([entry, ofEntry]) => [
      entry,
      Object.fromEntries(
        ofEntry.map(({ locale, translated, values }) => [
          locale,
          Object.fromEntries(translated.flatMap((key) => (key in values ? [[key, values[key]]] : []))),
        ]),
      ),
    ]),
  )
  const space: Space = {
    id,
    name,
    locales: isCore ? [locales[0]] : locales,
    entries: content.entries
      .map(({ id, type, isDraft, values: fields }) => {
        return { id, type, isDraft, fields, translations: translationsOf.get(id) }
      })
      .sort(byId),
    assets: content.assets
      .flatMap(({ facts }) => (facts ? [isCore ? { ...facts, translations: undefined } : facts] : []))
      .sort(byId),
  }
  return { ok: true, space, warnings, scheduled }
}
