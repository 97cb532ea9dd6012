import { Slice } from 'gatsby'
import type { ReactNode } from 'react'
import { SkipLink } from '../../ui/SkipLink/SkipLink'

interface PageFrameProps {
  /** Path of the page; the header differs on the home page (specification 2.1). */
  readonly path: string
  readonly children: ReactNode
}

/** What surrounds every page: a way past the navigation, header, main content, footer. */
export function PageFrame({ path, children }: PageFrameProps) {
  return (
    <>
      <SkipLink href="#main">Skip to main content</SkipLink>
      <Slice alias="header" isHome={path === '/'} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Slice alias="footer" />
    </>
  )
}
