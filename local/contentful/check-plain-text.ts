import type { CheckedEntry, Finding, Rule } from '../../content/model/checked-content'
import { quote } from '../../content/model/message'
import { findTag } from './check-markdown'

const findHtml = (at: CheckedEntry, fields: readonly string[]): Finding[] =>
  fields.flatMap((key) => {
    const field = at.type.fields[key]
    const value = at.values[key]
    const isMarkdown = field?.kind === 'text' && field.format === 'markdown'
    const texts = isMarkdown ? [] : [value].flat().filter((text) => typeof text === 'string')
    const tag = texts.map(findTag).find((found) => found !== undefined)
    if (tag === undefined) return []
    const wrong = `The text contains HTML, ${quote(tag)}, and visitors see it as written.`
    return [{ at, keys: [key], wrong, advice: 'Remove it: this field is plain text.' }]
  })

/** Texts that are not Markdown but contain HTML. */
export const plainTexts: Rule = ({ entries, translations = [] }) => [
  ...entries.flatMap((entry) => findHtml(entry, Object.keys(entry.type.fields))),
  ...translations.flatMap((translation) => findHtml(translation, translation.translated)),
]
