import { optionalText } from '../../content/fields'
import { mapAction, type Action } from '../../content/parts.cms'

export interface DemoBarContent {
  readonly text: string
  readonly action: Action
}

type RawDemoBar = Queries.DemoBarSliceQuery['contentfulDemoBar']

/** The demo bar's content; `undefined` when the space has no demo bar, or a draft of one that lacks something. */
export function mapDemoBar(raw: RawDemoBar): DemoBarContent | undefined {
  const text = optionalText(raw?.text)
  const action = mapAction(raw?.label, raw?.url)
  return text && action ? { text, action } : undefined
}
