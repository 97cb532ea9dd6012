import type { ReactNode } from 'react'

interface SkipLinkProps {
  readonly href: `#${string}`
  readonly children: ReactNode
}

/** The first link of a page, so keyboard users can skip the header. It is visible while focused (global style). */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className="skip-link" href={href}>
      {children}
    </a>
  )
}
