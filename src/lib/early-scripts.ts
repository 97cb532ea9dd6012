import type { VendorConfig } from '../data/vendors'

export interface EarlyScript {
  readonly src: string
  readonly async: true
  /** Marks the consent tool. */
  readonly 'data-consent-tool'?: ''
  /** Attribution stores nothing before consent. */
  readonly 'data-consent'?: 'required'
}

/**
 * Scripts that load early and block nothing: attribution, which must run before anything may reload the page
 * (requirements 4.1), and the consent tool, if configured (requirements 7.4). Attribution comes after the page's HTML,
 * so that it delays neither the first paint nor the first picture.
 */
export const earlyScripts = (
  attributionSrc: string,
  { consentTool }: VendorConfig = {},
): readonly [attribution: EarlyScript, ...consentTool: EarlyScript[]] =>
  consentTool
    ? [
        { src: attributionSrc, async: true, 'data-consent': 'required' },
        { src: consentTool.src, async: true, 'data-consent-tool': '' },
      ]
    : [{ src: attributionSrc, async: true }]
