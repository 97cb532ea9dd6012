/** Controls for code that observes elements. */
export interface Intersections {
  /** Reports all elements observed at this distance from the screen (or at any) as visible. */
  readonly comeNear: (distance?: string) => void
}

/** Replaces IntersectionObserver, which jsdom lacks. */
export function fakeIntersections(): Intersections {
  const reports = new Map<object, (distance?: string) => void>()
  window.IntersectionObserver = class {
    private readonly elements = new Set<Element>()
    constructor(callback: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit = {}) {
      reports.set(this, (distance = rootMargin) => {
        if (distance !== rootMargin) return
        const entries = Array.from(this.elements, (target) => ({ target, isIntersecting: true }))
        if (entries.length > 0) callback(entries as unknown as IntersectionObserverEntry[], this as never)
      })
    }
    observe = (element: Element) => void this.elements.add(element)
    disconnect = () => void reports.delete(this)
  } as never
  return {
    comeNear: (distance) => {
      for (const report of [...reports.values()]) report(distance)
    },
  }
}
