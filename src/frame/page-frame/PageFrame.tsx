import { Slice } from 'gatsby'
import type { ReactNode } from 'react'
import { footerVariant, hasStaticHeader, isDemoBarPath, keepsDemoBar } from '../../data/frame-rules'
import { Boundary } from '../../ui/Island/Boundary'
import { SkipLink } from '../../ui/SkipLink/SkipLink'

interface PageFrameProps {
  /** Path of the page; it decides on the parts of the frame (specification 2.1). */
  readonly path: string
  readonly children: ReactNode
}

// Gatsby finds slices by reading the code: their names must stand in it.
const footers = {
  full: (
    <Boundary name="footer">
      <Slice alias="footer" />
    </Boundary>
  ),
  small: (
    <Boundary name="small-footer">
      <Slice alias="small-footer" />
    </Boundary>
  ),
  none: (
    <Boundary name="small-footer">
      <Slice alias="small-footer" isAddressAlone />
    </Boundary>
  ),
} as const

/**
 * What surrounds every page: a way past the navigation, header, main content, footer, demo bar. The
 * header is one for all pages; its styles read the attributes here. A part that can't be drawn in the
 * browser leaves the others as they are.
 */
export function PageFrame({ path, children }: PageFrameProps) {
  return (
    <div data-page={path === '/' ? 'home' : undefined} data-static-header={hasStaticHeader(path) ? '' : undefined}>
      <SkipLink href="#main">Skip to main content</SkipLink>
      <Boundary name="header">
        <Slice alias="header" />
      </Boundary>
      <main id="main" tabIndex={-1}>
        <Boundary key={path} name={path} fallback={<Failure path={path} />}>
          {children}
        </Boundary>
      </main>
      {footers[footerVariant(path)]}
      {(isDemoBarPath(path) || keepsDemoBar(path)) && (
        <Boundary name="demo-bar">
          <Slice alias="demo-bar" />
        </Boundary>
      )}
    </div>
  )
}

/** The document may be fine where drawing the page in the browser fails, so the link loads it again. */
const Failure = ({ path }: Pick<PageFrameProps, 'path'>) => (
  <p role="alert">
    This page could not be shown.{' '}
    <a href={path} target="_top">
      Load it again
    </a>
  </p>
)
