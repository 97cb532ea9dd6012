import { ContentError } from './content-error'

/** What an error message calls an entry by. */
interface Identified {
  readonly contentful_id: string
  readonly name?: string | null
}

/**
 * The value of a field that a view cannot do without. The CMS requires it too, but a preview shows
 * drafts, and drafts may lack anything.
 *
 * @throws ContentError naming the entry and the field when the value is absent or empty
 */
export function requireField<Value>(entry: Identified, field: string, value: Value): NonNullable<Value> {
  if (value === null || value === undefined || value === '') {
    throw new ContentError(entry.name ?? entry.contentful_id, field, 'it is empty, and the page needs it')
  }
  return value
}

/** `undefined` for what the CMS leaves empty, so that views need not tell null, absent and empty apart. */
export function optionalText(value: string | null | undefined): string | undefined {
  return value === null || value === undefined || value.trim() === '' ? undefined : value
}
