import { hasPrivacySignal } from '../../lib/browser'

/** Shown beside the button when the browser sends the signal of Global Privacy Control. */
const signalNote = 'The Global Privacy Control signal of your browser is respected.'

interface FooterOptions {
  /** Opens the dialog of the consent tool. */
  readonly openConsent: () => Promise<void>
  /** The current year. */
  readonly year: number
  readonly signal: AbortSignal
}

/**
 * Updates the year of the copyright line, lets 'Do Not Sell' open the consent tool, and confirms the
 * signal of Global Privacy Control when the browser sends it (requirements 2.1, 8).
 */
export function startFooter(root: Document, { openConsent, year, signal }: FooterOptions): void {
  const confirmSignal = (): void => {
    const button = hasPrivacySignal(navigator) && root.querySelector('[data-do-not-sell]')
    if (!button || button.nextElementSibling?.getAttribute('role') === 'status') return
    const note = root.createElement('p')
    note.setAttribute('role', 'status')
    note.textContent = signalNote
    button.after(note)
  }
  const show = (): void => {
    for (const element of root.querySelectorAll('[data-year]')) element.textContent = String(year)
    confirmSignal()
  }

  show()
  root.addEventListener('hs:page', show, { signal })
  root.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element && target.closest('[data-do-not-sell]'))) return
      // React may have drawn the footer again.
      confirmSignal()
      void openConsent()
    },
    { signal },
  )
}
