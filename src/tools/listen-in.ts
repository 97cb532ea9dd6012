import type { ToolOptions } from './load-tool'

/** Returns a function that listens to events of the elements in a tool. */
export const listenIn =
  (tool: HTMLElement, { signal }: ToolOptions) =>
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
