import { logInClickedKey } from '../../data/storage-keys'
import { writeLocal } from '../../lib/local-storage'

/**
 * Sets the flag of a click on Login, any link that is marked by `data-login` (specification 2.1).
 *
 * @returns a function that stops it
 */
export function startLoginFlag(root: Document): () => void {
  const onClick = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('[data-login]')) writeLocal(logInClickedKey, '1')
  }
  root.addEventListener('click', onClick)
  return () => root.removeEventListener('click', onClick)
}
