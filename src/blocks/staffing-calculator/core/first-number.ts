/**
 * The smallest whole number that is enough.
 *
 * @param from a whole number to begin with
 * @param isEnough when it holds for a number, it holds for all that are larger, and it holds for some
 */
export function firstNumber(from: number, isEnough: (value: number) => boolean): number {
  if (isEnough(from)) return from
  let step = 1
  while (!isEnough(from + step)) step *= 2
  let tooFew = from + Math.floor(step / 2)
  let enough = from + step
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2)
    if (isEnough(middle)) enough = middle
    else tooFew = middle
  }
  return enough
}
