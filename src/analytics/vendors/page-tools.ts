import { jqueryPaths, type VendorAccount, type VendorScript } from '../../lib/vendors'
import type { HelpPage, Vendor } from '../vendor'

interface Beacon {
  (method: string, options?: unknown): void
  /** Calls made before the widget has loaded. */
  readyQueue?: unknown[]
}

interface BeaconWindow {
  Beacon?: Beacon
}

interface HelpChat extends Vendor {
  /** Call it when the widget is ready. */
  readonly open: (page: HelpPage) => void
}

/** Its script replaces this function with the widget's. */
function makePlaceholder(): Beacon {
  const placeholder: Beacon = (method, options) => {
    placeholder.readyQueue?.push({ method, options })
  }
  placeholder.readyQueue = []
  return placeholder
}

/** The help widget: init, then reset (requirements 7.4). */
export function helpChat({ id, src }: VendorAccount): HelpChat {
  const view = window as BeaconWindow
  const placeholder = makePlaceholder()
  return {
    name: 'The help widget',
    src,
    purpose: 'Functional',
    key: 'helpChat',
    prepare: () => {
      view.Beacon = placeholder
    },
    isReady: () => typeof view.Beacon === 'function' && view.Beacon !== placeholder,
    begin: () => {
      view.Beacon?.('init', id)
      view.Beacon?.('reset')
    },
    open: (page) => {
      view.Beacon?.('navigate', `/${page}/`)
      view.Beacon?.('open')
    },
  }
}

interface JqueryWindow {
  readonly jQuery?: unknown
}

/** A library for the content of three pages (requirements 7.4). */
export const slimJquery = ({ src }: VendorScript): Vendor => ({
  name: 'jQuery',
  src,
  purpose: 'Essential',
  key: 'jquery',
  isWanted: (path) => jqueryPaths.includes(path),
  isReady: () => typeof (window as JqueryWindow).jQuery === 'function',
})
