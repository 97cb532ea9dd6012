import type { VendorConfig } from '../data/vendors'

/** Attributes of a script element in the head. */
export interface EarlyScript {
  readonly src: string
  readonly async: true
  /** On the consent tool: others find it by this. */
  readonly 'data-consent-tool'?: ''
  /** On attribution: it stores nothing before the consent tool has said that it may. */
  readonly 'data-consent'?: 'required'
}

/**
 * The scripts that a page loads early and waits for none of: the consent tool, if one is configured
 * (requirements 7.4), and attribution, which must have seen how the visitor came before anything may load the
 * page again (requirements 4.1).
 */
export const earlyScripts = (attributionSrc: string, { consentTool }: VendorConfig = {}): readonly EarlyScript[] =>
  consentTool
    ? [
        { src: consentTool.src, async: true, 'data-consent-tool': '' },
        { src: attributionSrc, async: true, 'data-consent': 'required' },
      ]
    : [{ src: attributionSrc, async: true }]
