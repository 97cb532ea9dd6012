/** The SDK takes parameters that begin so for events, which anybody could forge with a link. */
const eventPrefix = 'an_'

/**
 * Takes the parameters out of the address that the SDK would act upon, before it starts. Everything
 * else in the address stays, and the page is not loaded again.
 */
export function stripEventParameters({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const url = new URL(location.href)
  const forged = [...url.searchParams.keys()].filter((name) => name.startsWith(eventPrefix))
  if (forged.length === 0) return
  for (const name of forged) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
}
