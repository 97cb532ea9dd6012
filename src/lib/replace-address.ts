import { attempt } from './attempt'

/**
 * Replaces the address without a new history entry. Browsers refuse more than 100 changes in 30 seconds; a later one
 * succeeds.
 */
export const replaceAddress = ({ history }: Pick<Window, 'history'>, address: string | URL): void => {
  attempt(() => history.replaceState(history.state, '', address))
}
