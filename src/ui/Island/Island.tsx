import { Suspense, use, useState, type ReactNode } from 'react'
import { Boundary } from './Boundary'
import { renderedHtml } from './rendered-html'

export interface IslandProps {
  /** Names the island in the document, by which the HTML that the server has drawn is found. */
  readonly name: string
  /** Draws the inside, or gives `undefined` as long as the code for it is not here. */
  readonly draw: () => ReactNode
  /** Fetches that code. Asked again after it has failed, or when `draw` still gives nothing. */
  readonly load: () => Promise<void>
  /** Marks a place that a variant may take, for which the page runtime loads React (docs/contracts/document.md). */
  readonly isPersonalized?: boolean
  /** Takes the island's place when the inside throws; nothing when absent. */
  readonly fallback?: ReactNode
}

const untouched = { __html: '' }

/**
 * A part of the page that React need not know the inside of:
 * - where its code is at hand (HTML rendering, develop, tests, a page drawn after navigation) it is
 *   drawn;
 * - what the server has drawn is kept as it stands, so that its code is never fetched;
 * - otherwise the code is fetched and then it is drawn.
 *
 * It has no box of its own (global style): what is in it lies in the page as if it were not there.
 * An error inside removes this part of the page alone.
 */
export function Island({ fallback, ...inside }: IslandProps) {
  return (
    <Boundary name={inside.name} fallback={fallback}>
      <Inside {...inside} />
    </Boundary>
  )
}

function Inside({ name, draw, load, isPersonalized }: Omit<IslandProps, 'fallback'>) {
  const attributes = { 'data-island': name, 'data-personalized': isPersonalized ? '' : undefined }
  const content = draw()
  const [kept] = useState(() => (content === undefined ? renderedHtml.find(name) : null))

  // React leaves the content of an element alone when it is given as HTML and does not change. When
  // the document is not as it expects, it makes new elements: they get the content of the old ones.
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
  if (content !== undefined) return <div {...attributes}>{content}</div>
  return (
    <div {...attributes}>
      <Suspense fallback={null}>
        <Late draw={draw} load={load} />
      </Suspense>
    </div>
  )
}

/**
 * A newer build has taken this one's files away. The page as the server has it needs none of them,
 * so this cannot go round in a circle. It never resolves: nothing must be drawn any more.
 */
function loadPageAgain(): Promise<never> {
  window.location.reload()
  return new Promise(() => undefined)
}

/** One promise for each way of loading: React asks for it again each time that it tries to draw. */
const pending = new Map<() => Promise<void>, Promise<void>>()

function Late({ draw, load }: Pick<IslandProps, 'draw' | 'load'>) {
  const content = draw()
  if (content !== undefined) return content
  const promise = pending.get(load) ?? load().catch(loadPageAgain)
  pending.set(load, promise)
  use(promise)
  return draw()
}
