import { onRendered } from '../lib/page-life'

/**
 * Runs a tool in each of its elements, as long as they are on the page. Pages rendered later start it in theirs.
 *
 * @param run starts the tool in an element; its signal aborts when the element has left the page
 */
export function runEach(
  root: Document,
  selector: string,
  run: (element: HTMLElement, signal: AbortSignal) => void,
): void {
  const running = new Map<HTMLElement, AbortController>()

  const update = (): void => {
    for (const [element, controller] of running) {
      if (element.isConnected) continue
      controller.abort()
      running.delete(element)
    }
    for (const element of root.querySelectorAll<HTMLElement>(selector)) {
      if (running.has(element)) continue
      const controller = new AbortController()
      running.set(element, controller)
      run(element, controller.signal)
    }
  }

  onRendered(root, update)
  update()
}

/** Returns a function that listens to events of the elements in a tool, until the signal aborts. */
export const listenIn =
  (tool: HTMLElement, signal: AbortSignal) =>
  <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type], target: Element) => void,
  ): void =>
    tool.addEventListener(
      type,
      (event) => {
        if (event.target instanceof Element) listener(event, event.target)
      },
      { signal },
    )
