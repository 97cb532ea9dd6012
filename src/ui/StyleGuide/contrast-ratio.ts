type Rgb = readonly [red: number, green: number, blue: number]

/** @throws RangeError for anything but `#rrggbb` */
function parse(hex: string): Rgb {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new RangeError(`"${hex}" is not a color such as #16223a`)
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return [channel(1), channel(3), channel(5)]
}

function luminance(hex: string): number {
  const [red, green, blue] = parse(hex)
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/**
 * The contrast ratio of two colors by WCAG 2.2, from 1 to 21. Text needs 4.5, large text and the edges of controls 3.
 *
 * @throws RangeError for a color that is not written as `#rrggbb`
 */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
