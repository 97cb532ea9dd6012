import { optionalText } from './fields'

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
