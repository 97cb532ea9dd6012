/**
 * The step that a key selects.
 *
 * @param index of the current step
 * @param count number of steps
 * @returns `undefined` when the key does not change the step
 */
export function stepByKey(event: KeyboardEvent, index: number, count: number): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
  const places: Readonly<Record<string, number | undefined>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: count - 1,
  }
  const place = places[event.key]
  return place !== undefined && place >= 0 && place < count && place !== index ? place : undefined
}
