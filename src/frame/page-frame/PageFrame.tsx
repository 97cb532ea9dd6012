import { Slice } from 'gatsby'
import type { ReactNode } from 'react'
import type { FrameChoices } from '../../../content/model/choices'
import type { PageLanguage } from '../../lib/locales'
import { Boundary } from '../../ui/Island/Island'
import { TranslationProvider, useWords, type Translation } from '../../ui/Translation/Translation'
import { englishWords } from '../../ui/Translation/words'
import { frameOf, isHome } from '../frame-rules'

/** The part of a page's context (gatsby/pages.ts) that the frame reads. */
export interface PageContext {
  /** Of a page in several languages. */
  readonly languages?: readonly PageLanguage[]
  /** Of a page in another language than English. */
  readonly translation?: Translation
  /** The choices of the page's entry. */
  readonly frame?: FrameChoices
  /** Only error pages and the search have it (gatsby/fixed-pages.ts). Hosts serve error pages at any address. */
  readonly status?: string
}

interface PageFrameProps {
  /** Path of the page; selects the parts of the frame (requirements 2.1). */
  readonly path: string
  readonly context?: PageContext
  readonly children: ReactNode
}

// Gatsby finds slices in the source code, so their names must be literals.
const footers = {
  full: (languages: PageContext['languages']) =>
    languages ? (
      <Slice alias="footer" languages={languages.map((language) => ({ ...language }))} />
    ) : (
      <Slice alias="footer" />
    ),
  small: () => <Slice alias="small-footer" />,
  none: () => <Slice alias="small-footer" isAddressAlone />,
} as const

/**
 * The frame of every page: skip link, header, main content, footer, demo bar. All pages share one header,
 * whose styles read the attributes here. An error in one part does not affect the others.
 */
export function PageFrame({ path, context = {}, children }: PageFrameProps) {
  const { languages, translation, frame, status } = context
  const words = translation?.words ?? englishWords
  // The HTML of an error page is the same at every address.
  const framePath = status ? '/404/' : path
  const { footer, hasStaticHeader, hasDemoBar } = frameOf(framePath, frame)
  return (
    <TranslationProvider value={translation}>
      <div
        data-page={isHome(framePath) ? 'home' : undefined}
        data-static-header={hasStaticHeader ? '' : undefined}
        data-demo-bar-choice={frame?.demoBar}
        data-loading-page={translation?.words.loadingPage}
      >
        <a className="skip-link" href="#main">
          {words.skip}
        </a>
        <Boundary name="header">
          <Slice alias="header" />
        </Boundary>
        <main id="main" tabIndex={-1}>
          <Boundary key={path} name={path} fallback={<Failure path={path} />}>
            {children}
          </Boundary>
        </main>
        <Boundary name="footer">{footers[footer](languages)}</Boundary>
        {hasDemoBar && (
          <Boundary name="demo-bar">
            <Slice alias="demo-bar" />
          </Boundary>
        )}
      </div>
    </TranslationProvider>
  )
}

/** A full page load may succeed where rendering in the browser has failed. */
function Failure({ path }: Pick<PageFrameProps, 'path'>) {
  const words = useWords()
  return (
    <p role="alert">
      {words.pageFailed}{' '}
      <a href={path} target="_top">
        {words.loadAgain}
      </a>
    </p>
  )
}
