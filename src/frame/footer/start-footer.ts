import { openConsent } from '../../analytics/open-consent'
import { closest, hasPrivacySignal, isPlainClick } from '../../lib/browser'
import { readSiteConfig } from '../../lib/site-config'

/** Shown beside the link when the browser sends the signal of Global Privacy Control. */
const signalNote = 'We honor your browser’s Global Privacy Control signal.'

/**
 * Updates the year of the copyright line, makes 'Do Not Sell' open the consent tool if one is configured, and confirms
 * the browser's Global Privacy Control signal (requirements 2.1, 8).
 */
export function startFooter(root: Document): void {
  const confirmSignal = (): void => {
    const link = hasPrivacySignal(navigator) && root.querySelector<HTMLElement>('[data-do-not-sell]')
    if (!link || link.nextElementSibling?.getAttribute('role') === 'status') return
    const note = root.createElement('p')
    note.setAttribute('role', 'status')
    note.textContent = link.dataset.signalNote ?? signalNote
    link.after(note)
  }
  const show = (): void => {
    const year = new Date().getFullYear()
    for (const element of root.querySelectorAll('[data-year]')) element.textContent = String(year)
    confirmSignal()
  }

  show()
  root.addEventListener('hs:page', show)
  root.addEventListener(
    'click',
    (event) => {
      if (!closest(event.target, '[data-do-not-sell]') || !isPlainClick(event)) return
      // React may have rendered the footer again.
      confirmSignal()
      if (!readSiteConfig(root).vendors?.consentTool) return
      event.preventDefault()
      void openConsent()
    },
    // Must run before the listener that follows links.
    true,
  )
}
