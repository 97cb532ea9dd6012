import type { ComponentPropsWithRef } from 'react'
import { isExternal, normalizeHref } from '../../lib/href'
import { localizeLink } from '../../lib/localize-link'
import { useTranslation } from '../Translation/Translation'

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  readonly href: string
}

/**
 * A static link. Paths get a trailing slash, external addresses get `rel="noopener"` (requirements 2.1), and unsafe
 * addresses get no `href`. On a translated page, a link leads to the translation of its target if there is one.
 */
export function Link({ href, rel, children, ...attributes }: LinkProps) {
  const translation = useTranslation()
  const address = normalizeHref(href)
  const target =
    translation && address !== undefined
      ? localizeLink(address, translation.locale, translation.paths)
      : { href: address }
  const relation = address && isExternal(address) ? [rel, 'noopener'].filter(Boolean).join(' ') : rel
  return (
    <a {...attributes} {...target} rel={relation}>
      {children}
    </a>
  )
}
