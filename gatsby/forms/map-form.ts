import * as v from 'valibot'
import type { ContentType } from '../../content/model'
import { form, formField } from '../../content/model/types/forms'
import {
  formSchema,
  formUseNames,
  hasChoices,
  readOptions,
  type FormDefinition,
} from '../../src/forms/model/definition'
import type { FormWords } from '../../src/forms/model/words'
import { isTranslatedLocale, type TranslatedLocale } from '../../src/lib/locales'
import { ContentError, mapAction, optionalText } from '../../src/mapping/fields'
import { linkedNodes, localeOfNode, readValues, textOf, type EntryNode, type ReadField } from '../read-content'
import { germanFormWords } from '../translations/german'

const wordsOf: Readonly<Record<TranslatedLocale, FormWords>> = { de: germanFormWords }

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
  const rows = linkedNodes(node, 'fieldGroups', read)
    .map((field) => (field.fieldType === 'row' ? linkedNodes(field, 'formFields', read) : [field]))
    .filter((fields) => fields.length > 0)
  const checkboxes = linkedNodes(node, 'communicationsCheckboxes', read).map((box) => mapCheckbox(box, read))
  const hasConsent = consentToProcessText || privacyText || checkboxes.length > 0
  const locale = localeOfNode(node)
  const result = v.safeParse(formSchema, {
    ...others,
    ...(isTranslatedLocale(locale) ? { locale, words: wordsOf[locale] } : {}),
    id: formId,
    use: Object.entries(formUseNames).find(([name]) => name === use)?.[1] ?? use,
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
