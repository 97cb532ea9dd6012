/** Facts about third-party scripts (requirements 7.4). `docs/contracts/third-parties.md` describes what each does. */

/** The variables that configure each third party. */
export const vendorVariables = {
  consentTool: { src: 'CONSENT_SRC' },
  jquery: { src: 'JQUERY_SRC' },
  helpChat: { id: 'HELP_CHAT_ID', src: 'HELP_CHAT_SRC' },
  productAnalytics: { id: 'PRODUCT_ANALYTICS_ID', src: 'PRODUCT_ANALYTICS_SRC' },
  sessionReplay: { id: 'SESSION_REPLAY_ID', src: 'SESSION_REPLAY_SRC' },
  visitorEnrichment: {
    id: 'VISITOR_ENRICHMENT_ID',
    /** The name of the global function that takes page views. */
    call: 'VISITOR_ENRICHMENT_CALL',
    src: 'VISITOR_ENRICHMENT_SRC',
  },
  adPixel: { id: 'AD_PIXEL_ID', src: 'AD_PIXEL_SRC' },
  salesIntent: { id: 'SALES_INTENT_ID', src: 'SALES_INTENT_SRC' },
  crmTracking: { src: 'CRM_TRACKING_SRC' },
} as const

export type VendorName = keyof typeof vendorVariables

/** The third parties of a build; unconfigured ones are absent. */
export type VendorConfig = {
  readonly [Name in VendorName]?: Readonly<Record<keyof (typeof vendorVariables)[Name], string>>
}

export type VendorScript = Required<VendorConfig>['consentTool']
export type VendorAccount = Required<VendorConfig>['helpChat']
export type EnrichmentAccount = Required<VendorConfig>['visitorEnrichment']

/** The only pages with jQuery (requirements 7.4). */
export const jqueryPaths: readonly string[] = ['/', '/classes/', '/help-desk-staffing-calculator/']

export const adPixelPathPart = '/see-it-in-action/'

/** The marketing and blog pages with the sales-intent tag (requirements 7.4), for `matchesPath`. */
export const salesIntentPaths: readonly string[] = [
  '/',
  '/pricing/',
  '/pricing/contact-based/',
  '/lp/get-a-demo/',
  '/platform/',
  '/inbox/',
  '/shared-inbox/',
  '/self-service/',
  '/knowledge-base/',
  '/beacon-messaging/',
  '/proactive-messages/',
  '/customer-support/',
  '/customer-support-channels/',
  '/customer-champions/',
  '/customer-management/',
  '/collaboration/',
  '/help-desk-workflows/',
  '/help-desk-app/',
  '/ai-features/',
  '/analytics/',
  '/integrations/',
  '/industry/*',
  '/compare/*',
  '/blog/*',
]
