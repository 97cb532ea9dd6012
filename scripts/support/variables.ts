import { buildVariables } from '../../gatsby/environment'
import { leadVariables } from '../../server/settings'
import type { Variables } from '../../src/lib/variables'

/**
 * Hides the services that the shell and `.env` configure from tests. An empty variable counts as absent, and `.env`
 * does not replace it.
 */
export const noServices: Readonly<Record<string, string>> = Object.fromEntries(
  [...buildVariables, ...leadVariables].map((name) => [name, '']),
)

/** `NO_PROXY` of the shell, with this machine: its services are reached without a proxy. */
export const noProxy = (own: Variables): string =>
  [own.no_proxy || own.NO_PROXY, 'localhost', '127.0.0.1'].filter(Boolean).join(',')
