import { adPixelPathPart, type VendorAccount } from '../../data/vendors'
import type { Vendor } from './vendor'

interface Pixel {
  (...call: readonly string[]): void
  /** There once the script is. */
  callMethod?: (...call: readonly string[]) => void
  queue: (readonly string[])[]
  version: string
  loaded: boolean
  disablePushState: boolean
}

interface PixelWindow {
  fbq?: Pixel
  _fbq?: Pixel
}

function makePixel(): Pixel {
  const call = (...parts: readonly string[]): void => {
    if (pixel.callMethod) pixel.callMethod(...parts)
    else pixel.queue.push(parts)
  }
  const pixel: Pixel = Object.assign(call, {
    queue: [],
    version: '2.0',
    loaded: true,
    // Left alone, it would count the pages to which the visitor goes on, which are none of its own.
    disablePushState: true,
  })
  return pixel
}

/** The ad pixel, for pages whose path contains /see-it-in-action/ only (specification 7.4). */
export function adPixel({ id, src }: VendorAccount): Vendor {
  const view = window as PixelWindow
  return {
    name: 'The ad pixel',
    src,
    purpose: 'Advertising',
    isWanted: (path) => path.includes(adPixelPathPart),
    prepare: () => {
      view.fbq = makePixel()
      view._fbq = view.fbq
    },
    isReady: () => view.fbq?.callMethod !== undefined,
    begin: () => view.fbq?.('init', id),
    page: () => view.fbq?.('track', 'PageView'),
  }
}
