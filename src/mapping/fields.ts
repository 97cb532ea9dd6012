/** A content error that stops the build of a page, worded for editors. */
export class ContentError extends Error {
  override readonly name = 'ContentError'

  /**
   * @param entry the entry's internal name or identifier
   * @param field the field with the error
   * @param problem what is wrong and what to write instead, without a period at the end
   * @param id the entry's identifier, if known
   */
  constructor(
    readonly entry: string,
    readonly field: string,
    readonly problem: string,
    readonly id?: string,
  ) {
    super(`Entry "${entry}", field "${field}": ${problem}`)
  }
}

/** An entry. Error messages name it by its name, otherwise its title, otherwise its identifier. */
export interface Identified {
  readonly contentful_id: string
  readonly name?: string | null
  readonly title?: string | null
}

/** The error of a field. The problem is worded as for `ContentError`. */
export const contentError = (entry: Identified, field: string, problem: string): ContentError =>
  new ContentError(entry.name ?? entry.title ?? entry.contentful_id, field, problem, entry.contentful_id)

const isBlank = (text: string): boolean => text.trim() === ''

/**
 * The value of a field that a view requires. The CMS requires it too, but only when an entry is published: in a
 * preview, any field may be empty.
 *
 * @throws ContentError naming the entry and the field when the value is absent or blank
 */
export function requireField<Value>(entry: Identified, field: string, value: Value): NonNullable<Value> {
  if (value === null || value === undefined || (typeof value === 'string' && isBlank(value))) {
    throw contentError(entry, field, 'it is empty, but required')
  }
  return value
}

/**
 * The required fields of an entry that have the same names in a view.
 *
 * @throws ContentError as `requireField`
 */
export function requireFields<Raw extends Identified, Name extends keyof Raw & string>(
  raw: Raw,
  ...names: readonly Name[]
) {
  const fields = names.map((name) => [name, requireField(raw, name, raw[name])])
  return Object.fromEntries(fields) as { [Field in Name]: NonNullable<Raw[Field]> }
}

/** `undefined` for null, empty and blank text, so views have one case for missing text. */
export function optionalText(value: string | null | undefined): string | undefined {
  return value === null || value === undefined || isBlank(value) ? undefined : value
}

/** The texts of an entry that have the same names in a view; `undefined` for empty ones. */
export function optionalTexts<Name extends string>(
  raw: Readonly<Record<Name, string | null>>,
  ...names: readonly Name[]
) {
  return Object.fromEntries(names.map((name) => [name, optionalText(raw[name])])) as Record<Name, string | undefined>
}

export type ItemOf<List extends readonly unknown[] | null> = NonNullable<NonNullable<List>[number]>

/**
 * The items of a list field. Omits blank texts, and the `null` that GraphQL returns for entries that are not published
 * yet.
 */
export const presentItems = <Item>(items: readonly (Item | null)[] | null | undefined): Item[] =>
  (items ?? []).filter((item): item is Item => (typeof item === 'string' ? !isBlank(item) : item !== null))

/**
 * The items of a list field that a view requires.
 *
 * @throws ContentError when there is no list; one without published items is empty
 */
export const requireItems = <Name extends string, Item>(
  raw: Identified & Readonly<Record<Name, readonly (Item | null)[] | null>>,
  name: Name,
): Item[] => presentItems(requireField(raw, name, raw[name]))

/** The value of a field with fixed choices, or the first choice for an empty or unknown value. */
export const choiceOf = <Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  value: string | null | undefined,
): Choice => choices.find((choice) => choice === value) ?? choices[0]

/** A label and its destination. */
export interface Action {
  readonly label: string
  readonly href: string
}

/** An action from its two fields; `undefined` unless both are set. */
export function mapAction(label: string | null | undefined, url: string | null | undefined): Action | undefined {
  const text = optionalText(label)
  const href = optionalText(url)
  return text && href ? { label: text, href } : undefined
}
