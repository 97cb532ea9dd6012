import { Slice } from 'gatsby'
import type { ReactNode } from 'react'
import { footerVariant, hasStaticHeader, isDemoBarPath, keepsDemoBar } from '../../data/frame-rules'
import { SkipLink } from '../../ui/SkipLink/SkipLink'

interface PageFrameProps {
  /** Path of the page; it decides on the parts of the frame (specification 2.1). */
  readonly path: string
  readonly children: ReactNode
}

const footers = {
  full: <Slice alias="footer" />,
  small: <Slice alias="small-footer" />,
  none: <Slice alias="small-footer" isAddressAlone />,
} as const

/**
 * What surrounds every page: a way past the navigation, header, main content, footer, demo bar. The
 * header is one for all pages; its styles read the attributes here.
 */
export function PageFrame({ path, children }: PageFrameProps) {
  return (
    <div data-page={path === '/' ? 'home' : undefined} data-static-header={hasStaticHeader(path) ? '' : undefined}>
      <SkipLink href="#main">Skip to main content</SkipLink>
      <Slice alias="header" />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footers[footerVariant(path)]}
      {(isDemoBarPath(path) || keepsDemoBar(path)) && <Slice alias="demo-bar" />}
    </div>
  )
}
