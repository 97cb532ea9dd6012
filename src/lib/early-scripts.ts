import type { VendorConfig } from './vendors'

interface EarlyScript {
  readonly src: string
  readonly async: true
  readonly 'data-consent-tool'?: ''
  /** Attribution stores nothing before consent. */
  readonly 'data-consent'?: 'required'
  /** The visitor ids that the page's tools provide, for links. */
  readonly 'data-ids'?: string
}

/**
 * Scripts that load early without blocking: the consent tool, if configured (requirements 7.4), and attribution, which
 * must run before anything may reload the page (requirements 4.1).
 */
export const earlyScripts = (
  attributionSrc: string,
  { consentTool, productAnalytics, sessionReplay }: VendorConfig = {},
): readonly EarlyScript[] => {
  const ids = [...(productAnalytics ? ['mxid'] : []), ...(sessionReplay ? ['hpid'] : [])].join(' ')
  const attribution = { src: attributionSrc, async: true, ...(ids && { 'data-ids': ids }) } as const
  return consentTool
    ? [
        { src: consentTool.src, async: true, 'data-consent-tool': '' },
        { ...attribution, 'data-consent': 'required' },
      ]
    : [attribution]
}
