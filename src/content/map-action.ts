import { optionalText } from './require-field'

/** A label and where it leads. */
export interface Action {
  readonly label: string
  readonly href: string
}

/** An action from its two fields; `undefined` unless both are there. */
export function mapAction(label: string | null | undefined, url: string | null | undefined): Action | undefined {
  const text = optionalText(label)
  const href = optionalText(url)
  return text && href ? { label: text, href } : undefined
}
