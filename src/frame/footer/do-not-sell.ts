import { hasPrivacySignal } from '../../lib/browser'

/** Beside the button, where the browser asks for the same. */
const signalNote = 'The Global Privacy Control signal of your browser is respected.'

/**
 * Lets 'Do Not Sell' drive the consent tool (specification 2.1, 8). Where the browser sends the signal of
 * Global Privacy Control, it also says that the signal is respected.
 *
 * @param openConsent opens the tool's dialog; says so in the console when the tool does not come
 * @returns a function that stops it
 */
export function startDoNotSell(root: Document, openConsent: () => Promise<void>): () => void {
  const saySignal = (): void => {
    const button = hasPrivacySignal(navigator) && root.querySelector('[data-do-not-sell]')
    if (!button || button.nextElementSibling?.getAttribute('role') === 'status') return
    const note = root.createElement('p')
    note.setAttribute('role', 'status')
    note.textContent = signalNote
    button.after(note)
  }
  const onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element && event.target.closest('[data-do-not-sell]'))) return
    // The footer may have been drawn anew.
    saySignal()
    void openConsent()
  }
  saySignal()
  root.addEventListener('click', onClick)
  return () => {
    root.removeEventListener('click', onClick)
  }
}
