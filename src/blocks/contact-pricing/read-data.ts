/**
 * What the view has written into an attribute of a block as JSON.
 *
 * @returns `undefined` when nothing can be read there
 */
export function readData(block: HTMLElement, name: string): unknown {
  try {
    return JSON.parse(block.dataset[name] ?? '')
  } catch {
    return undefined
  }
}
