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
 * Scripts that load early and block nothing: the consent tool, if configured (requirements 7.4), and attribution,
 * which must run before anything may reload the page (requirements 4.1).
 */
export const earlyScripts = (attributionSrc: string, { consentTool }: VendorConfig = {}): readonly EarlyScript[] =>
  consentTool
    ? [
        { src: consentTool.src, async: true, 'data-consent-tool': '' },
        { src: attributionSrc, async: true, 'data-consent': 'required' },
      ]
    : [{ src: attributionSrc, async: true }]
