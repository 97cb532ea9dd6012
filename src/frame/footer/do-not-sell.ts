/**
 * Lets 'Do Not Sell' drive the consent tool (specification 2.1, 8).
 *
 * @param openConsent opens the tool's dialog; says so in the console when the tool does not come
 * @returns a function that stops it
 */
export function startDoNotSell(root: Document, openConsent: () => Promise<void>): () => void {
  const onClick = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('[data-do-not-sell]')) void openConsent()
  }
  root.addEventListener('click', onClick)
  return () => {
    root.removeEventListener('click', onClick)
  }
}
