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
