import { Component, useEffect, useState, type ReactNode } from 'react'
import type { ViewSource } from './view-source'

interface BoundaryProps {
  readonly name: string
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

interface BoundaryState {
  readonly hasFailed: boolean
}

/** Limits an error to one part of a page. Works in browsers only: during HTML rendering, an error ends the build. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override readonly state: BoundaryState = { hasFailed: false }

  static getDerivedStateFromError = (): BoundaryState => ({ hasFailed: true })

  override componentDidCatch(error: unknown): void {
    console.error(`"${this.props.name}" could not be shown.`, error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}

export interface IslandProps<Views> {
  /** Identifies the island in the document. */
  readonly name: string
  readonly source: ViewSource<Views>
  readonly render: (views: Views) => ReactNode
  /** Ids of the experiences whose variants may replace it, separated by spaces (docs/contracts/document.md). */
  readonly experiences?: string
  readonly fallback?: ReactNode
}

/** Islands from the server's HTML may be kept only during hydration; later the document shows React's output. */
let isHydrating = true

/** Call it after hydration. */
export function endHydration(): void {
  isHydrating = false
}

/** The element of an island in the server's HTML. It keeps its content even when React removes it. */
const findRendered = (name: string): Element | null =>
  isHydrating && typeof document !== 'undefined' ? document.querySelector(`[data-island="${CSS.escape(name)}"]`) : null

const untouched = { __html: '' }

/**
 * A part of the page:
 *
 * - If its code is loaded (HTML rendering, develop, tests, after navigation), React renders it.
 * - If the HTML contains it, its content stays and the code is not loaded.
 * - Otherwise the code is loaded, then React renders it.
 *
 * It has no box of its own (global style). An error inside removes only this part.
 */
export function Island<Views>({ fallback, ...inside }: IslandProps<Views>) {
  return (
    <Boundary name={inside.name} fallback={fallback}>
      <Inside {...inside} />
    </Boundary>
  )
}

function Inside<Views>({ name, source, render, experiences }: Omit<IslandProps<Views>, 'fallback'>) {
  const attributes = { 'data-island': name, 'data-personalized': experiences }
  const views = source.get()
  const [kept] = useState(() => (views === undefined ? findRendered(name) : null))
  const [, setLoaded] = useState(false)

  useEffect(() => {
    if (kept || source.get() !== undefined) return
    source.load().then(
      () => setLoaded(true),
      // A newer build has removed this build's files. Server HTML needs none of them, so this cannot loop.
      () => window.location.reload(),
    )
  }, [kept, source])

  // React leaves given HTML alone while it does not change. If React creates new elements, they get the content of the
  // old ones.
  if (kept) {
    return (
      <div
        {...attributes}
        dangerouslySetInnerHTML={untouched}
        suppressHydrationWarning
        ref={(element) => {
          if (element !== kept) element?.append(...kept.childNodes)
        }}
      />
    )
  }
  return <div {...attributes}>{views !== undefined && render(views)}</div>
}
