import { applyColorScheme, switchColorScheme } from '../../lib/color-scheme'
import { onChangedElsewhere } from '../../lib/page-life'

/**
 * Makes the button in the footer switch between light and dark mode. A choice in another tab, or on a later page before
 * the visitor went back, applies too. The script in the head has applied it before the first paint.
 */
export function startColorScheme(root: Document, view: Window, { signal }: { readonly signal: AbortSignal }): void {
  let isStored = true
  root.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || !target.closest('[data-color-scheme-switch]')) return
      isStored = switchColorScheme(root, view)
    },
    { signal },
  )
  onChangedElsewhere(view, () => isStored && applyColorScheme(root), { signal })
}
