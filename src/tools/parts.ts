/** The first part of a tool, or of an element in it, with the attribute `data-<name>`. */
export const part = (root: Element, name: string): HTMLElement | null => root.querySelector(`[data-${name}]`)

/** Writes text into a part, if there is one. */
export function write(element: Element | null | undefined, text: string): void {
  // Screen readers announce every write, even of the same text.
  if (element && element.textContent !== text) element.textContent = text
}
