import { hasPrivacySignal } from '../../lib/privacy-signal'

/** Beside the button, where the browser asks for the same. */
const signalNote = 'Your Global Privacy Control signal is respected: nothing is sold or shared.'

/**
 * Lets 'Do Not Sell' drive the consent tool (specification 2.1, 8). Where the browser sends the signal of
 * Global Privacy Control, it also says that the signal is respected.
 *
 * @param openConsent opens the tool's dialog; says so in the console when the tool does not come
 * @returns a function that stops it
 */
export function startDoNotSell(root: Document, openConsent: () => Promise<void>): () => void {
  const saySignal = (button: Element): void => {
    if (button.nextElementSibling?.getAttribute('role') === 'status') return
    const note = root.createElement('p')
    note.setAttribute('role', 'status')
    button.after(note)
    // In a region that is there already, so that it is read aloud.
    note.textContent = signalNote
  }
  const onClick = (event: MouseEvent): void => {
    const button = event.target instanceof Element && event.target.closest('[data-do-not-sell]')
    if (!button) return
    if (hasPrivacySignal(navigator)) saySignal(button)
    void openConsent()
  }
  root.addEventListener('click', onClick)
  return () => {
    root.removeEventListener('click', onClick)
  }
}
