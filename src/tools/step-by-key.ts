/**
 * The step that a key selects.
 *
 * @param key as in `KeyboardEvent.key`
 * @param index of the current step
 * @param count number of steps
 * @returns `undefined` when the key does not change the step
 */
export function stepByKey(key: string, index: number, count: number): number | undefined {
  const places: Readonly<Record<string, number | undefined>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: count - 1,
  }
  const place = places[key]
  return place !== undefined && place >= 0 && place < count ? place : undefined
}
