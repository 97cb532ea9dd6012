import type { EntryProps } from 'contentful-management'
import type ContentfulMigration from 'contentful-migration'
import type {
  ContentType as MigratedType,
  IFieldOptions,
  MigrationContext as ContentfulContext,
} from 'contentful-migration'
import type { ContentType } from '../model'
import { linkTo, toContentfulControls, toContentfulType } from '../model/projections/contentful'

/** What contentful-migration passes to a migration, and the entries as they were before it. */
export interface MigrationContext extends ContentfulContext {
  /** Latest versions, with drafts and archived entries. contentful-migration’s own functions skip archived ones. */
  readonly entries: readonly EntryProps[]
  /** Published versions of entries with unpublished changes, by id. */
  readonly published: ReadonlyMap<string, EntryProps>
  readonly defaultLocale: string
  /** Ids of the content types before the migration. A space with the core (decision 0020) has only some. */
  readonly typeIds: readonly string[]
}

/**
 * One change of the content model and of the entries that it concerns. Never edit a migration that a space has: add
 * another one.
 */
export interface Migration {
  /** The number in the file name, from 1. */
  readonly number: number
  /** One sentence for the operator, such as “Replaces steps by cards.” */
  readonly description: string
  /**
   * Fields (`step.number`) and types (`demoBar`) whose values the migration changes or removes. The command checks that
   * all others are the same afterwards.
   */
  readonly changes?: readonly string[]
  /**
   * contentful-migration first runs this function to the end, and then makes the changes that it has requested of
   * `migration`.
   */
  readonly run: (migration: ContentfulMigration, context: MigrationContext) => Promise<void> | void
}

function createFields(target: MigratedType, type: ContentType): void {
  for (const { id, ...options } of toContentfulType(type).fields) target.createField(id, options as IFieldOptions)
  for (const { fieldId, widgetId, settings } of toContentfulControls(type)) {
    target.changeFieldControl(fieldId, 'builtin', widgetId as 'singleLine', settings)
  }
}

/**
 * Creates a content type with all its fields and widgets. A push adds the tabs of its editor.
 *
 * @param type a copy of the definition in content/model, which later migrations may change
 */
export function createType(migration: ContentfulMigration, type: ContentType): void {
  const { name, description, displayField } = type
  const created = migration.createContentType(type.id, { name, description })
  createFields(created, type)
  created.displayField(displayField)
}

/**
 * Adds fields with their widgets to a content type.
 *
 * @param fields copies of the definitions in content/model, which later migrations may change
 */
export function addFields(migration: ContentfulMigration, id: string, fields: ContentType['fields']): void {
  createFields(migration.editContentType(id), { id, name: '', description: '', displayField: '', fields })
}

/** The items of a list of links to entries of these types, as in the model. */
export const linksTo = (...types: string[]): IFieldOptions => ({
  type: 'Link',
  linkType: 'Entry',
  validations: [linkTo(types)],
})
