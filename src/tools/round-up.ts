/** Far more than the error of a few operations, far less than anything a visitor can enter. */
const TOLERANCE = 1e-9

/**
 * The next whole number, where 20.000000000000004 people are still 20: sums of decimals are not
 * exact, and a person too many would be the result.
 */
export const roundUp = (value: number): number =>
  // Not the negative zero that rounding makes of a little less than nothing.
  Math.ceil(value - TOLERANCE * Math.max(1, Math.abs(value))) + 0
