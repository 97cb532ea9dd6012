import { attempt } from './attempt'

/**
 * Replaces the address without a new history entry. Browsers refuse more than 100 changes in 30 seconds; a later one
 * succeeds.
 */
export const replaceAddress = ({ history }: Pick<Window, 'history'>, address: string | URL): void => {
  attempt(() => history.replaceState(history.state, '', address))
}

/**
 * Writes parameters into the address in the same way. An empty value removes its parameter. Others stay, such as those
 * of a campaign that attribution has not read yet.
 */
export function writeQuery(
  view: Pick<Window, 'history' | 'location'>,
  values: Readonly<Record<string, string | number>>,
): void {
  const address = new URL(view.location.href)
  for (const [name, value] of Object.entries(values)) {
    if (value === '') address.searchParams.delete(name)
    else address.searchParams.set(name, String(value))
  }
  replaceAddress(view, address)
}
