const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** A number as visitors read it, with two decimals at most: 1,250 or 0.67. */
export const formatNumber = (value: number): string => whole.format(value)
