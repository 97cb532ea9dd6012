import type { VendorAccount } from '../../data/vendors'
import { everywhere, type Vendor } from './vendor'

interface HeapWindow {
  heap?: { readonly userId?: string; readonly appid?: string }
}

/** Session replay (specification 7.4). It follows the visitor's pages by itself. */
export function sessionReplay({ id, src }: VendorAccount): Vendor {
  const view = window as HeapWindow
  return {
    name: 'Session replay',
    src,
    purpose: 'Analytics',
    isWanted: everywhere,
    isPresent: () => view.heap !== undefined,
    prepare: () => {
      view.heap = Object.assign([], { appid: id, config: {} })
    },
    isReady: () => typeof view.heap?.userId === 'string',
  }
}
