/**
 * Opens a link in a new tab that knows nothing of this one, by a click: whoever decorates links at
 * the moment of a click does so here, too. A browser that blocks the tab says nothing; a visible link
 * is what helps then.
 */
export function openLink(link: HTMLAnchorElement): void {
  if (link.target === '_blank' && link.relList.contains('noopener')) {
    link.click()
    return
  }
  // It is a link of the page, which goes on to lead where it led.
  const copy = link.cloneNode() as HTMLAnchorElement
  copy.removeAttribute('id')
  copy.target = '_blank'
  copy.rel = 'noopener'
  copy.hidden = true
  link.after(copy)
  copy.click()
  copy.remove()
}
