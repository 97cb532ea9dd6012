import type { FormView } from '../../forms/map-form'
import type { Action } from '../../mapping/parts.cms'

/** A form with its words. */
export interface FormContent {
  /** Prefix of ids; unique on the page. */
  readonly scope: string
  readonly heading: string
  readonly bodyHtml?: string
  readonly formView?: FormView
  /** The link without a form. */
  readonly fallback?: Action
}
