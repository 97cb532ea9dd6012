import {
  type ContentFields,
  type Control,
  type EditorInterfaceProps,
  isPublished,
  isUpdated,
} from 'contentful-management'
import type { ContentType } from '../../../content/model'
import { tabOf, toContentfulControls, toContentfulType } from '../../../content/model/projections/contentful'
import { remoteTabOf, withTabs } from './editor-tabs'
import { mergeItem } from './merge'
import type { Findings, PushOptions, Step } from './plan'
import { byId } from './remote-space'
import { listChanges, type Marks, marksOf, type Values, withoutEmpty } from './values'

/** As the model defines it. A type of a space also has its versions. */
type Definition = ReturnType<typeof toContentfulType>

type TypeOptions = Pick<PushOptions, 'client' | 'model' | 'remote' | 'synced' | 'prefer' | 'print'>

/** The personalization app creates and owns types with this prefix, unless a push has created them. */
const appPrefix = 'nt_'

export const isOfApp = (typeId: string): boolean => typeId.startsWith(appPrefix)

/** The properties of a field that a push may change. */
const fieldKeys = ['name', 'localized', 'required', 'disabled', 'omitted', 'validations', 'defaultValue'] as const

const typeKeys = ['name', 'description', 'displayField'] as const

/** The properties of a field that Contentful cannot change. */
const kindOf = ({ type, linkType, items }: ContentFields): string =>
  [type, linkType, items?.type, items?.linkType].filter(Boolean).join(' ')

/**
 * The widget of a field. Contentful sets up its own widgets when it creates a field, so they count as chosen only after
 * a push has recorded a widget.
 */
function widgetOf({ widgetId, widgetNamespace = 'builtin' }: Partial<Control>, isRecorded: boolean) {
  if (widgetNamespace !== 'builtin') return `${widgetNamespace}:${widgetId}`
  return isRecorded ? widgetId : undefined
}

/** The settings of a control that a push may change. */
const settingsOf = ({ settings }: Partial<Control>) =>
  (settings ?? {}) as { readonly helpText?: string; readonly format?: string }

/** The mergeable properties of a content type, of some of its fields and of their controls in the editor. */
function typeValues(
  type: Definition,
  controls: readonly Control[],
  fieldIds: ReadonlySet<string>,
  hasWidget: (fieldId: string) => boolean,
  tabOfField: (fieldId: string) => string | undefined,
): Values {
  const fields = type.fields
    .filter(({ id }) => fieldIds.has(id))
    .map((field): Values => {
      const { id, items } = field
      const control = controls.find(({ fieldId }) => fieldId === id) ?? {}
      return {
        // False and absent mean the same.
        ...Object.fromEntries(fieldKeys.map((key) => [`${id}.${key}`, field[key] || undefined])),
        [`${id}.items`]: items?.validations,
        [`${id}.widget`]: widgetOf(control, hasWidget(id)),
        [`${id}.help`]: settingsOf(control).helpText,
        [`${id}.format`]: settingsOf(control).format,
        [`${id}.tab`]: tabOfField(id),
      }
    })
  return withoutEmpty({
    ...Object.fromEntries(typeKeys.map((key) => [key, type[key]])),
    ...(Object.assign({}, ...fields) as Values),
  })
}

/** Inserts missing fields after those that they follow in the model. Keeps the order of the space. */
function withMissing(fields: readonly ContentFields[], wanted: readonly ContentFields[]): ContentFields[] {
  const result = [...fields]
  for (const [index, field] of wanted.entries()) {
    if (result.some(({ id }) => id === field.id)) continue
    const previous = wanted[index - 1]?.id
    result.splice(result.findIndex(({ id }) => id === previous) + 1, 0, field)
  }
  return result
}

function withTaken(field: ContentFields, wanted: ContentFields | undefined, taken: ReadonlySet<string>): ContentFields {
  if (!wanted) return field
  const keys = fieldKeys.filter((key) => taken.has(`${field.id}.${key}`))
  const items = taken.has(`${field.id}.items`) ? { items: wanted.items } : {}
  return { ...field, ...Object.fromEntries(keys.map((key) => [key, wanted[key]])), ...items }
}

function withControls(editor: EditorInterfaceProps, wanted: readonly Control[], taken: ReadonlySet<string>) {
  const given = editor.controls ?? []
  const controls = wanted.map(({ fieldId, widgetId, widgetNamespace, settings }) => {
    const other = given.find((one) => one.fieldId === fieldId)
    const widget = taken.has(`${fieldId}.widget`) ? { widgetId, widgetNamespace } : {}
    const { helpText = '', format } = settingsOf({ settings })
    const merged = {
      ...other?.settings,
      ...(taken.has(`${fieldId}.help`) && { helpText }),
      ...(taken.has(`${fieldId}.format`) && { format }),
    }
    return { fieldId, ...other, ...widget, ...(Object.keys(merged).length > 0 && { settings: merged }) }
  })
  const others = given.filter(({ fieldId }) => !wanted.some((one) => one.fieldId === fieldId))
  return { ...editor, controls: [...controls, ...others] }
}

function findProblems(
  item: string,
  wanted: Definition,
  present: ReadonlyMap<string, ContentFields>,
  before: Marks,
  { prefer }: TypeOptions,
): string[] {
  return wanted.fields.flatMap((field) => {
    const other = present.get(field.id)
    if (other && kindOf(other) !== kindOf(field)) {
      const kinds = `${kindOf(other)} in the space and ${kindOf(field)} in the model`
      return `${item}: the field ${field.id} is ${kinds}. Contentful cannot change the type of a field.\n→ Give the field of the model another name, or delete the field in Contentful.`
    }
    if (!other && `${field.id}.name` in before && prefer !== 'files') {
      return `${item}: the field ${field.id} was deleted in the space, but the model has it.\n→ Remove it from the model, or pass --prefer files to add it again.`
    }
    return []
  })
}

/** Answers to tabs that Contentful does not accept. It does not document which plans have them. */
const refusals = ['AccessDenied', 'BadRequest', 'ValidationFailed']

/** Saves an editor with tabs, or without them if Contentful refuses them. */
async function saveWithTabs(
  { client, print }: TypeOptions,
  params: { readonly contentTypeId: string },
  editor: EditorInterfaceProps,
  tabbed: EditorInterfaceProps,
): Promise<void> {
  try {
    await client.editorInterface.update(params, tabbed)
  } catch (error) {
    if (!(error instanceof Error) || !refusals.includes(error.name)) throw error
    await client.editorInterface.update(params, editor)
    print(`Contentful refused the tabs of the content type ${params.contentTypeId}, so its fields stay in one list.`)
  }
}

function planType(options: TypeOptions, type: ContentType, findings: Findings): Step[] {
  const { client, remote, synced, prefer } = options
  const params = { contentTypeId: type.id }
  const item = `content type ${type.id}`
  const wanted = toContentfulType(type, remote.defaultLocale)
  const wantedControls = toContentfulControls(type)
  const existing = byId(remote.types).get(type.id)
  const editor = remote.editors.find(({ sys }) => sys.contentType.sys.id === type.id)
  const before = synced.types.get(type.id) ?? {}
  const isOwnedByApp = existing !== undefined && isOfApp(type.id) && !synced.types.has(type.id)
  const ids = new Set(wanted.fields.map(({ id }) => id))
  const present = new Map(existing?.fields.map((field) => [field.id, field]))
  findings.problems.push(...findProblems(item, wanted, present, before, options))

  const wantedTab = (id: string) => tabOf(type, id)
  const all = typeValues(wanted, wantedControls, ids, () => true, wantedTab)
  const shared = new Set([...ids].filter((id) => present.has(id)))
  const added = wanted.fields.filter(({ id }) => !present.has(id))
  const source = typeValues(wanted, wantedControls, shared, () => true, wantedTab)
  const hasWidget = (id: string) => `${id}.widget` in before
  const remoteTab = (id: string) => editor && remoteTabOf(editor, id)
  const target = existing && typeValues(existing, editor?.controls ?? [], shared, hasWidget, remoteTab)
  const merge =
    target && !isOwnedByApp
      ? mergeItem({ item, source, target, before, direction: 'push', prefer })
      : ({ kind: 'nothing', isKept: false } as const)
  if (merge.kind === 'conflict') findings.conflicts.push(...merge.conflicts)
  const own = merge.kind === 'write' ? merge.fields : []
  const isRight = (key: string) =>
    wantedControls.some(({ fieldId, widgetId }) => {
      const { widgetId: given } = editor?.controls?.find((one) => one.fieldId === fieldId) ?? {}
      // Contentful may have set up the right widget.
      if (key === `${fieldId}.widget`) return given === widgetId
      // Another widget does not have this setting.
      return key === `${fieldId}.format` && given !== undefined && given !== widgetId
    })
  const changed = own.filter((key) => !isRight(key))
  const ofAdded = Object.keys(all).filter((key) => added.some(({ id }) => key.startsWith(`${id}.`)))
  const taken = new Set([...changed, ...ofAdded])
  const isOfEditor = (key: string) => /\.(widget|help|format|tab)$/.test(key)
  // An interrupted push may have saved the type without publishing it.
  const isUnpublished = !existing || !isPublished(existing) || isUpdated(existing)
  const changesType = isUnpublished || added.length > 0 || changed.some((key) => !isOfEditor(key))
  const changesEditor = [...taken].some(isOfEditor)
  const record = () => {
    // Fields that the model no longer has stay recorded, so that a push can delete them.
    const removed = Object.entries(before).filter(([key]) => key.includes('.') && !ids.has(key.split('.')[0] ?? ''))
    if (!isOwnedByApp) synced.types.set(type.id, { ...Object.fromEntries(removed), ...marksOf(all) })
  }
  if (!existing) synced.types.set(type.id, before)
  if (!changesType && !changesEditor) {
    if (merge.kind !== 'conflict') record()
    return []
  }
  const run = async () => {
    if (changesType) {
      const fields = existing?.fields.map((field) =>
        withTaken(
          field,
          wanted.fields.find(({ id }) => id === field.id),
          taken,
        ),
      )
      const words = Object.fromEntries(typeKeys.filter((key) => taken.has(key)).map((key) => [key, wanted[key]]))
      const saved = existing
        ? await client.contentType.update(params, {
            ...existing,
            ...words,
            fields: withMissing(fields ?? [], wanted.fields),
          })
        : await client.contentType.createWithId(params, wanted)
      await client.contentType.publish(params, saved)
    }
    if (changesEditor) {
      const current = await client.editorInterface.get(params)
      const next = withControls(current, wantedControls, taken)
      const moved = [...ids].filter((id) => taken.has(`${id}.tab`)).map((id) => [id, wantedTab(id)] as const)
      if (moved.length === 0) await client.editorInterface.update(params, next)
      else await saveWithTabs(options, params, next, withTabs(next, new Map(moved)))
    }
    record()
  }
  const changes = existing ? [...listChanges(changed, target, source), ...added.map(({ id }) => `new field ${id}`)] : []
  const calls = (changesType ? 2 : 0) + (changesEditor ? 2 : 0)
  return [{ title: `${existing ? 'update' : 'create'} ${item}`, changes, calls, run }]
}

/**
 * Plans content types and their editors. Types and fields that only the space has stay, and so does the order of
 * fields. Types of the personalization app only get missing fields.
 */
export const planTypes = (options: TypeOptions, findings: Findings): Step[] =>
  options.model.flatMap((type) => planType(options, type, findings))
