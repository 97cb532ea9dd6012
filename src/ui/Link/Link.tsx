import type { ComponentPropsWithRef } from 'react'
import { isExternal, normalizeHref } from '../../lib/href'

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  readonly href: string
}

/**
 * A plain link, as static HTML. Paths of the site get a trailing slash. An external address
 * gets `rel="noopener"` (requirements 2.1). An address that could run a script gets no `href`.
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
