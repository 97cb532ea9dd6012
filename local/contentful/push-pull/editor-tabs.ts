import type { EditorInterfaceProps, EditorLayoutItem, FieldGroupItem } from 'contentful-management'
import { type EditorTab, editorTabs } from '../../../content/model/define'

/**
 * Tabs of the entry editor. Their shape and limits are those that contentful-migration documents and checks
 * (https://github.com/contentful/contentful-migration/blob/main/docs/validation.md).
 */

type TabsOfEditor = Pick<EditorInterfaceProps, 'controls' | 'editorLayout' | 'groupControls'>

const fieldsIn = (items: readonly EditorLayoutItem[]): string[] =>
  items.flatMap((item) => ('fieldId' in item ? [item.fieldId] : fieldsIn(item.items)))

const without = (items: readonly EditorLayoutItem[], moved: ReadonlyMap<string, unknown>): EditorLayoutItem[] =>
  items.flatMap((item): EditorLayoutItem[] => {
    if ('fieldId' in item) return moved.has(item.fieldId) ? [] : [item]
    return [{ ...item, items: without(item.items, moved) }]
  })

/** The id of the tab that has a field, also within a field set. */
export const remoteTabOf = ({ editorLayout = [] }: TabsOfEditor, fieldId: string): string | undefined =>
  editorLayout.find(({ items }) => fieldsIn(items).includes(fieldId))?.groupId

/**
 * Moves fields to other tabs, and keeps everything else that editors have arranged. Every field must be on a tab, so
 * those that only the space has come to the first one.
 *
 * @param moved the new tabs of fields; undefined for none
 */
export function withTabs<Editor extends TabsOfEditor>(
  editor: Editor,
  moved: ReadonlyMap<string, EditorTab | undefined>,
): Editor {
  const { controls = [], editorLayout = [], groupControls = [] } = editor
  const kept = editorLayout.map((tab) => ({ ...tab, items: without(tab.items, moved) }))
  const movedTo = (id: string) => [...moved].flatMap(([fieldId, tab]) => (tab === id ? [{ fieldId }] : []))
  const added = Object.entries(editorTabs).flatMap(([groupId, name]): FieldGroupItem[] =>
    kept.some((tab) => tab.groupId === groupId) ? [] : [{ groupId, name, items: [] }],
  )
  const [first, ...others] = [...kept, ...added]
    .map((tab) => ({ ...tab, items: [...tab.items, ...movedTo(tab.groupId)] }))
    .filter(({ items }) => items.length > 0)
  if (!first) return { ...editor, editorLayout: undefined, groupControls: undefined }
  const placed = new Set([first, ...others].flatMap(({ items }) => fieldsIn(items)))
  const left = controls.flatMap(({ fieldId }) => (placed.has(fieldId) ? [] : [{ fieldId }]))
  const layout = [{ ...first, items: [...first.items, ...left] }, ...others]
  // Contentful needs two tabs. An editor has removed the others.
  if (editorLayout.length === 0 && layout.length < 2) return editor
  const newControls = layout
    .filter(({ groupId }) => !groupControls.some((control) => control.groupId === groupId))
    .map(({ groupId }) => ({ groupId, widgetNamespace: 'builtin', widgetId: 'topLevelTab' }))
  const removed = kept.filter((tab) => !layout.some(({ groupId }) => groupId === tab.groupId))
  const keptControls = groupControls.filter((control) => !removed.some(({ groupId }) => groupId === control.groupId))
  return { ...editor, editorLayout: layout, groupControls: [...keptControls, ...newControls] }
}
