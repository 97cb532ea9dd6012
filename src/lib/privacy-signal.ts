/** Whether the browser sends the signal of Global Privacy Control: 'do not sell or share' (specification 2.1). */
export const hasPrivacySignal = (navigator: Navigator & { readonly globalPrivacyControl?: unknown }): boolean =>
  navigator.globalPrivacyControl === true
