import { Slice } from 'gatsby'
import type { ReactNode } from 'react'
import type { FrameChoices } from '../../../content/model/choices'
import { Boundary } from '../../ui/Island/Boundary'
import { SkipLink } from '../../ui/SkipLink/SkipLink'
import { frameOf } from './frame-of'

interface PageFrameProps {
  /** Path of the page; selects the parts of the frame (requirements 2.1). */
  readonly path: string
  /** Of the page's entry. */
  readonly choices?: FrameChoices
  readonly children: ReactNode
}

// Gatsby finds slices in the source code, so their names must be literals.
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
 * The frame of every page: skip link, header, main content, footer, demo bar. All pages share one header,
 * whose styles read the attributes here. An error in one part does not affect the others.
 */
export function PageFrame({ path, choices, children }: PageFrameProps) {
  const { footer, hasStaticHeader, hasDemoBar } = frameOf(path, choices)
  return (
    <div
      data-page={path === '/' ? 'home' : undefined}
      data-static-header={hasStaticHeader ? '' : undefined}
      data-demo-bar-choice={choices?.demoBar}
    >
      <SkipLink href="#main">Skip to main content</SkipLink>
      <Boundary name="header">
        <Slice alias="header" />
      </Boundary>
      <main id="main" tabIndex={-1}>
        <Boundary key={path} name={path} fallback={<Failure path={path} />}>
          {children}
        </Boundary>
      </main>
      {footers[footer]}
      {hasDemoBar && (
        <Boundary name="demo-bar">
          <Slice alias="demo-bar" />
        </Boundary>
      )}
    </div>
  )
}

/** A full page load may succeed where rendering in the browser has failed. */
const Failure = ({ path }: Pick<PageFrameProps, 'path'>) => (
  <p role="alert">
    This page could not be shown.{' '}
    <a href={path} target="_top">
      Load it again
    </a>
  </p>
)
