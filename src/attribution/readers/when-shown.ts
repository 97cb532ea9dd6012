/** The document, with what not all browsers have. */
type MaybePrerendering = Document & { readonly prerendering?: boolean }

/** Waits while the browser only prepares the page: it may never show it, so it is not visited yet. */
export const whenShown = (act: () => void): void => {
  if ((document as MaybePrerendering).prerendering) document.addEventListener('prerenderingchange', act)
  else act()
}
