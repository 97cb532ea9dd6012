/**
 * The step that a key leads to.
 *
 * @param key as `KeyboardEvent.key` has it
 * @param index of the current step
 * @param count how many steps there are
 * @returns `undefined` when the key has nothing to do with steps, or leads out of the tour
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
