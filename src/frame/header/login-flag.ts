import { writeLocal } from '../../lib/local-storage'
import { logInClickedKey } from '../../lib/storage-keys'

/** Stores a flag when the visitor clicks a link to the login, marked by `data-login` (requirements 2.1). */
export function startLoginFlag(root: Document, { signal }: { readonly signal: AbortSignal }): void {
  root.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-login]')) writeLocal(logInClickedKey, '1')
    },
    { signal },
  )
}
