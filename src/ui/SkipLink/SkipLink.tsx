import type { ReactNode } from 'react'

export interface SkipLinkProps {
  /** Hash of the page's main part. */
  readonly href: `#${string}`
  readonly children: ReactNode
}

/** The first link of a page: leads keyboard users past the header. It shows while it has the focus (global style). */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className="skip-link" href={href}>
      {children}
    </a>
  )
}
