/**
 * Gives styled-components the marks by which it knows the rules in the page's style sheet again. The build keeps
 * them in a file, because most visits never need them (gatsby/loading/merge-styles.ts). It must be done before
 * styled-components is loaded: else its rules would come a second time, after those that extend them.
 *
 * The content security policy allows the page's own style sheet and no other inline one. styled-components only
 * reads the marked text and takes its element away, so the element is called `style` and is none: it has no
 * namespace, and browsers apply neither style nor policy to it.
 *
 * @throws Error when the file can't be had; it can be asked for again
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
  // From then on, the rules are in the sheet of styled-components.
  new MutationObserver((_records, observer) => {
    if (marked.isConnected) return
    observer.disconnect()
    style.remove()
  }).observe(root.head, { childList: true })
}

let restoring: Promise<void> | undefined

/** Does so once for a document. */
export function restoreStyles(root: Document): Promise<void> {
  restoring ??= restore(root).catch((error: unknown) => {
    restoring = undefined
    throw error
  })
  return restoring
}
