/**
 * Puts the marks back into the page's style sheet by which styled-components knows its own rules
 * again. The build keeps them in a file, because most visits never need them
 * (gatsby/loading/merge-styles.ts). It must be done before styled-components is loaded:
 * else its rules would come a second time, after those that extend them.
 *
 * @throws Error when the file can't be had; it can be asked for again
 */
async function restore(root: Document): Promise<void> {
  const style = root.querySelector<HTMLStyleElement>('style[data-styles]')
  if (!style) return
  const path = style.dataset.styles ?? ''
  const response = await fetch(path)
  if (!response.ok) throw new Error(`The style sheet ${path} could not be had: status ${response.status}`)
  style.textContent = await response.text()
  style.dataset.styled = ''
  delete style.dataset.styles
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
