import * as v from 'valibot'
import type { ContentType } from '../../content/model'
import { graphqlTypeName } from '../../content/model/projections/graphql'
import { form, formField } from '../../content/model/types/forms'
import type { BuiltForm } from '../../src/forms/form-view'
import {
  definitionKey,
  formSchema,
  formUseNames,
  hasChoices,
  readOptions,
  type FormDefinition,
} from '../../src/forms/model/definition'
import { isTranslatedLocale } from '../../src/lib/locales'
import { ContentError, mapAction, optionalText } from '../../src/mapping/fields'
import type { BuildModel } from '../build-model'
import { readsDrafts } from '../drafts'
import {
  fieldReader,
  linkedNodes,
  localeOfNode,
  readValues,
  runQuery,
  textOf,
  type EntryNode,
  type ReadField,
} from '../read-content'
import { writePublicFile } from '../site-files'
import { languages } from '../translations/languages'

/** The name of an entry in messages. */
const nameOf = ({ displayField }: ContentType, node: EntryNode): string =>
  optionalText(textOf(node[displayField])) ?? String(node.contentful_id)

function mapField(node: EntryNode, read: ReadField) {
  const { isRequired, isHidden, options = '', defaultValues, ...others } = readValues(formField, node, read)
  return {
    ...others,
    required: isRequired,
    hidden: isHidden,
    defaultValues: defaultValues?.length ? defaultValues : undefined,
    options: hasChoices(others.fieldType) ? readOptions(options) : [],
  }
}

function mapCheckbox(node: EntryNode, read: ReadField) {
  const { label, subscriptionTypeId, isRequired } = readValues(formField, node, read)
  return { label, subscriptionTypeId, required: isRequired }
}

const isRow = ({ fieldType }: EntryNode): boolean => fieldType === 'row'

/** @throws ContentError if a row is in it */
function fieldsOfRow(row: EntryNode, read: ReadField): readonly EntryNode[] {
  const fields = linkedNodes(row, 'formFields', read)
  const inner = fields.find(isRow)
  if (!inner) return fields
  const problem = `“${nameOf(formField, inner)}” is a row, and a row cannot contain rows`
  throw new ContentError(nameOf(formField, row), 'formFields', problem, textOf(row.contentful_id))
}

/** Finds the entry and the field with the problem. */
function toContentError(
  { path, message }: v.BaseIssue<unknown>,
  node: EntryNode,
  rows: readonly (readonly EntryNode[])[],
): ContentError {
  const [property, row, , index, fieldProperty] = (path ?? []).map(({ key }) => key)
  const field = fieldProperty === undefined ? undefined : rows[Number(row)]?.[Number(index)]
  return field
    ? new ContentError(nameOf(formField, field), String(fieldProperty), message, textOf(field.contentful_id))
    : new ContentError(nameOf(form, node), String(property), message, textOf(node.contentful_id))
}

/**
 * Maps a form of the CMS (requirements 3.3).
 *
 * @returns `undefined` if the form has no id
 * @throws ContentError if it has no fields, or a field is incomplete or contradictory
 */
export function mapForm(node: EntryNode, read: ReadField): FormDefinition | undefined {
  const { formId, use, nextLabel, nextUrl, consentToProcessText, privacyText, ...others } = readValues(form, node, read)
  if (!formId) return undefined
  const knownUse = Object.entries(formUseNames).find(([name]) => name === use)?.[1]
  if (use && !knownUse) {
    const problem = `“${use}” must be one of ${Object.keys(formUseNames).join(', ')}`
    throw new ContentError(nameOf(form, node), 'use', problem, textOf(node.contentful_id))
  }
  const rows = linkedNodes(node, 'fieldGroups', read)
    .map((field) => (isRow(field) ? fieldsOfRow(field, read) : [field]))
    .filter((fields) => fields.length > 0)
  const checkboxes = linkedNodes(node, 'communicationsCheckboxes', read).map((box) => mapCheckbox(box, read))
  const hasConsent = consentToProcessText || privacyText || checkboxes.length > 0
  const locale = localeOfNode(node)
  const result = v.safeParse(formSchema, {
    ...others,
    ...(isTranslatedLocale(locale) ? { locale, words: languages[locale].formWords } : {}),
    id: formId,
    use: knownUse,
    fieldGroups: rows.map((fields) => ({ fields: fields.map((field) => mapField(field, read)) })),
    legalConsent: hasConsent ? { consentToProcessText, privacyText, checkboxes } : undefined,
    next: mapAction(nextLabel, nextUrl),
  })
  if (!result.success) {
    // The kind decides what else a field needs.
    const issue = result.issues.find(({ path }) => path?.at(-1)?.key === 'fieldType') ?? result.issues[0]
    throw toContentError(issue, node, rows)
  }
  return result.output
}

/** A form as pages and `_forms.json` get it; `null` when it has no id. */
interface ListedForm {
  readonly contentful_id: string
  readonly name: string | null
  readonly definition: BuiltForm | null
}

/** A form on a page: its definition, its problem, or `null` if it has no id. */
export function buildForm(node: EntryNode, read: ReadField): BuiltForm | null {
  try {
    return mapForm(node, read) ?? null
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const { entry, field, problem, id } = error
    return { entry, field, problem, id }
  }
}

/**
 * The definitions of all forms with an id, in all languages, sorted by id.
 *
 * @param onProblem called for each invalid or duplicate form, which is skipped unless it throws
 */
export function readDefinitions(
  forms: readonly ListedForm[],
  onProblem: (problem: ContentError) => void,
): readonly FormDefinition[] {
  const found = new Map<string, { readonly definition: FormDefinition; readonly owner: string }>()
  for (const { contentful_id, name, definition } of forms) {
    if (!definition) continue
    const owner = name ?? contentful_id
    if ('problem' in definition) {
      onProblem(new ContentError(definition.entry, definition.field, definition.problem))
      continue
    }
    const { id } = definition
    const key = definitionKey(definition)
    const other = found.get(key)
    if (other) onProblem(new ContentError(owner, 'formId', `“${id}” is also the id of “${other.owner}”`))
    else found.set(key, { definition, owner })
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, { definition }]) => definition)
}

/**
 * Adds `ContentfulForm.definition`, so that pages use the same definitions as the endpoints, and writes them to
 * `_forms.json` for the endpoints (server/form-definitions.ts). Writes in `createPages`, because develop repeats that
 * hook.
 */
export const forms: BuildModel = {
  createResolvers({ createResolvers }) {
    createResolvers({
      [graphqlTypeName('form')]: {
        definition: {
          type: 'JSON',
          resolve: (node: EntryNode, _args, context, info) => buildForm(node, fieldReader(context, info)),
        },
      },
    })
  },

  async createPages(args) {
    const { allContentfulForm } = await runQuery<{
      readonly allContentfulForm: { readonly nodes: readonly ListedForm[] }
    }>(args, {
      text: '{ allContentfulForm { nodes { contentful_id name definition } } }',
      message: 'The forms could not be read.',
    })
    const definitions = readDefinitions(allContentfulForm.nodes, (problem) => {
      if (!readsDrafts(process.env)) throw problem
      args.reporter.warn(`${problem.message}. The form is left out.`)
    })
    await writePublicFile('_forms.json', JSON.stringify(definitions))
  },
}
