import { hasPrivacySignal, isPlainClick } from '../../lib/browser'

/** Shown beside the link when the browser sends the signal of Global Privacy Control. */
const signalNote = 'We honor your browser’s Global Privacy Control signal.'

interface FooterOptions {
  /** Whether a consent tool is configured. */
  readonly hasConsentTool: () => boolean
  readonly openConsent: () => Promise<void>
  readonly year: number
  readonly signal: AbortSignal
}

/**
 * Updates the year of the copyright line, makes 'Do Not Sell' open the consent tool if one is configured, and confirms
 * the browser's Global Privacy Control signal (requirements 2.1, 8).
 */
export function startFooter(root: Document, { hasConsentTool, openConsent, year, signal }: FooterOptions): void {
  const confirmSignal = (): void => {
    const link = hasPrivacySignal(navigator) && root.querySelector<HTMLElement>('[data-do-not-sell]')
    if (!link || link.nextElementSibling?.getAttribute('role') === 'status') return
    const note = root.createElement('p')
    note.setAttribute('role', 'status')
    note.textContent = link.dataset.signalNote ?? signalNote
    link.after(note)
  }
  const show = (): void => {
    for (const element of root.querySelectorAll('[data-year]')) element.textContent = String(year)
    confirmSignal()
  }

  show()
  root.addEventListener('hs:page', show, { signal })
  root.addEventListener(
    'click',
    (event) => {
      const { target } = event
      if (!(target instanceof Element && target.closest('[data-do-not-sell]') && isPlainClick(event))) return
      // React may have rendered the footer again.
      confirmSignal()
      if (!hasConsentTool()) return
      event.preventDefault()
      void openConsent()
    },
    // Must run before the listener that follows links.
    { capture: true, signal },
  )
}
