/**
 * Restores the marks by which styled-components knows the rules in the page's style sheet. The build keeps them in a
 * file, because most visits do not need them (gatsby/loading/merge-styles.ts). Must run before styled-components
 * loads, or its rules would be duplicated. The content security policy forbids inline styles, so the marked text is
 * put into an element that is called `style` but has no namespace: styled-components reads and removes it.
 *
 * @throws Error when the file cannot be loaded; it can be tried again
 */
async function restore(root: Document): Promise<void> {
  const style = root.querySelector<HTMLStyleElement>('style[data-styles]')
  if (!style) return
  const { styles: path = '', styledVersion = '' } = style.dataset
  const response = await fetch(path)
  if (!response.ok) throw new Error(`The style sheet ${path} could not be had: status ${response.status}`)
  const marked = root.createElementNS(null, 'style')
  marked.setAttribute('data-styled', '')
  marked.setAttribute('data-styled-version', styledVersion)
  marked.textContent = await response.text()
  style.after(marked)
  // styled-components now owns the rules.
  new MutationObserver((_records, observer) => {
    if (marked.isConnected) return
    observer.disconnect()
    style.remove()
  }).observe(root.head, { childList: true })
}

let restoring: Promise<void> | undefined

export function restoreStyles(root: Document): Promise<void> {
  restoring ??= restore(root).catch((error: unknown) => {
    restoring = undefined
    throw error
  })
  return restoring
}
