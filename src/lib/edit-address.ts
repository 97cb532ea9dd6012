interface SpaceEnvironment {
  readonly spaceId: string
  readonly environment: string
  /** Of an API, such as `cdn.contentful.com`. */
  readonly host: string
}

/** The address of a space's environment in Contentful's web app. Spaces in the EU have other hosts. */
export const webApp = ({ spaceId, environment, host }: SpaceEnvironment): string =>
  `https://app.${host.includes('.eu.') ? 'eu.' : ''}contentful.com/spaces/${spaceId}/environments/${environment}`

/**
 * The address that opens an entry in Contentful's web app.
 *
 * @param app address of the space's environment in the web app, without a trailing slash
 * @param field the field to show first
 */
export const editAddress = (app: string, entry: string, field?: string): string =>
  `${app}/entries/${entry}${field === undefined ? '' : `?focusedField=${field}`}`
