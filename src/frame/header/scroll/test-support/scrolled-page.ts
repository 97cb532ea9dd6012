import type { ScrollPosition } from '../scroll-state'

/** Number of layout reads since the last frame, which would be expensive in a browser. */
interface Reads {
  scrollY: number
  innerHeight: number
  scrollHeight: number
}

/** A scrolling page for tests, because jsdom has no layout. It needs Jest's fake timers, which run animation frames. */
export function scrolledPage(size: Omit<ScrollPosition, 'scrollY'> = { viewportHeight: 800, pageHeight: 5000 }) {
  const position: ScrollPosition = { scrollY: 0, ...size }
  const reads: Reads = { scrollY: 0, innerHeight: 0, scrollHeight: 0 }
  const observers = new Set<() => void>()

  const measure = (target: object, property: keyof Reads, from: keyof ScrollPosition): void => {
    Object.defineProperty(target, property, {
      configurable: true,
      get: () => {
        reads[property] += 1
        return position[from]
      },
    })
  }
  measure(window, 'scrollY', 'scrollY')
  measure(window, 'innerHeight', 'viewportHeight')
  measure(document.documentElement, 'scrollHeight', 'pageHeight')

  window.ResizeObserver = class {
    constructor(private readonly callback: ResizeObserverCallback) {}
    observe = () => observers.add(() => this.callback([], this as never))
  } as never

  return {
    reads,
    /** Updates the layout, as a browser does, and starts the next frame. */
    settle(change: Partial<ScrollPosition> = {}): void {
      Object.assign(position, change)
      for (const tell of observers) tell()
      jest.advanceTimersToNextFrame()
    },
    /** Scrolls the page without a frame. */
    move(scrollY: number): void {
      Object.assign(position, { scrollY })
      document.dispatchEvent(new Event('scroll'))
    },
    scroll(...steps: readonly number[]): void {
      for (const step of steps) {
        this.move(step)
        jest.advanceTimersToNextFrame()
      }
    },
  }
}
