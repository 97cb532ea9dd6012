import { jqueryPaths, type VendorAccount, type VendorScript } from '../../data/vendors'
import { everywhere, type HelpPage, type Vendor } from '../vendor'

interface Beacon {
  (method: string, options?: unknown): void
  /** Calls that were made before the widget was there; only the function that waits for it has them. */
  readyQueue?: unknown[]
}

interface BeaconWindow {
  Beacon?: Beacon
}

/** The widget with what else it can do. */
interface HelpChat extends Vendor {
  /** Opens one of its pages. Call it when the widget is ready. */
  readonly open: (page: HelpPage) => void
}

/** Its script looks for this function, and puts the widget's own in its place. */
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
    isWanted: everywhere,
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

/** A library that content of three pages may use (requirements 7.4). It records nothing. */
export const slimJquery = ({ src }: VendorScript): Vendor => ({
  name: 'jQuery',
  src,
  purpose: 'Essential',
  isWanted: (path) => jqueryPaths.includes(path),
  isReady: () => typeof (window as JqueryWindow).jQuery === 'function',
})
