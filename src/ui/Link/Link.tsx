import type { ComponentPropsWithRef } from 'react'
import { isExternal, normalizeHref } from '../../lib/href'

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  readonly href: string
}

/**
 * A static link. Paths get a trailing slash, external addresses get `rel="noopener"` (requirements 2.1), and unsafe
 * addresses get no `href`.
 */
export function Link({ href, rel, children, ...attributes }: LinkProps) {
  const address = normalizeHref(href)
  const relation = address && isExternal(address) ? [rel, 'noopener'].filter(Boolean).join(' ') : rel
  return (
    <a {...attributes} href={address} rel={relation}>
      {children}
    </a>
  )
}
