/**
 * What the view has written into an attribute of a block as JSON.
 *
 * @returns `undefined` when nothing can be read there
 */
export function readData<Data>(block: HTMLElement, name: string): Data | undefined {
  try {
    return JSON.parse(block.dataset[name] ?? '') as Data
  } catch {
    return undefined
  }
}
