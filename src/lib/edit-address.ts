/**
 * The address that opens an entry in Contentful's web app.
 *
 * @param app address of the space's environment in the web app, without a trailing slash
 * @param field the field to show first
 */
export const editAddress = (app: string, entry: string, field?: string): string =>
  `${app}/entries/${entry}${field === undefined ? '' : `?focusedField=${field}`}`
