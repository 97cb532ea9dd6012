import { type EnvironmentState, place, type RemoteField, type Stored, validationFailed } from './environment'

/** The editors of content types and their tabs. References are those of management-api.ts. */

const widgets: Readonly<Record<string, string>> = {
  Symbol: 'singleLine',
  Text: 'markdown',
  Integer: 'numberEditor',
  Number: 'numberEditor',
  Boolean: 'boolean',
  Date: 'datePicker',
  Object: 'objectEditor',
}

interface LayoutItem {
  readonly fieldId?: string
  readonly groupId?: string
  readonly items?: readonly LayoutItem[]
}

const fieldsInLayout = (items: readonly LayoutItem[]): string[] =>
  items.flatMap((item) => item.fieldId ?? fieldsInLayout(item.items ?? []))

/**
 * The limits of tabs in contentful-migration
 * (https://github.com/contentful/contentful-migration/blob/main/docs/validation.md). Assumption: every field must be on
 * exactly one tab, which that tool ensures.
 */
export const checkLayout = (here: EnvironmentState, typeId: string, editor: Record<string, unknown>) => {
  const layout = editor.editorLayout as readonly LayoutItem[] | undefined
  if (!layout) return
  const controls = (editor.groupControls ?? []) as { groupId: string; widgetId: string }[]
  const tabs = controls.filter(({ widgetId }) => widgetId === 'topLevelTab').map(({ groupId }) => groupId)
  const fields = (here.types.get(typeId)?.fields as RemoteField[]).map(({ id }) => id)
  const isValid =
    layout.length >= 2 &&
    layout.length <= 5 &&
    layout.every(({ groupId = '' }) => tabs.includes(groupId)) &&
    fieldsInLayout(layout).sort().join() === fields.sort().join()
  if (!isValid) throw validationFailed([{ name: 'editorLayout', path: ['editorLayout'], details: 'Invalid tabs.' }])
}

/** CMA, “Editor interface”: created when a type is activated, and updated then (as contentful-migration expects). */
export const setUpEditor = (here: EnvironmentState, { sys, fields }: Stored) => {
  const existing = here.editors.get(sys.id)
  const before = (existing?.controls ?? []) as { fieldId: string }[]
  const controls = (fields as RemoteField[]).map(
    ({ id, type }) =>
      before.find(({ fieldId }) => fieldId === id) ?? {
        fieldId: id,
        widgetNamespace: 'builtin',
        widgetId: widgets[type] ?? 'entryLinksEditor',
      },
  )
  const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: sys.id } }
  const version = (existing?.sys.version ?? 0) + 1
  // Assumption: new fields go to the first tab, as contentful-migration expects.
  const layout = existing?.editorLayout as readonly LayoutItem[] | undefined
  const placed = new Set(fieldsInLayout(layout ?? []))
  const added = (fields as RemoteField[]).flatMap(({ id }) => (placed.has(id) ? [] : [{ fieldId: id }]))
  const withAdded = layout?.map((tab, index) =>
    index === 0 ? { ...tab, items: [...(tab.items ?? []), ...added] } : tab,
  )
  here.editors.set(sys.id, {
    ...existing,
    ...(withAdded ? { editorLayout: withAdded } : {}),
    sys: { ...place, id: 'default', type: 'EditorInterface', version, contentType },
    controls,
  })
}
