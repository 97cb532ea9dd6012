/**
 * Breaks words into lines of about the same length, none longer than a width.
 *
 * @param widthOf width of a line
 * @returns as few lines as fit; a word that is too long stands on a line of its own
 */
export function breakLines(text: string, width: number, widthOf: (line: string) => number): readonly string[] {
  const greedy = fill(text, width, widthOf)
  // The narrowest width that needs no more lines leaves no word alone on the last one.
  let [low, high] = [width / 2, width]
  while (high - low > 1) {
    const middle = (low + high) / 2
    if (fill(text, middle, widthOf).length > greedy.length) low = middle
    else high = middle
  }
  return fill(text, high, widthOf)
}

function fill(text: string, width: number, widthOf: (line: string) => number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines.splice(-1, 1, `${last} ${word}`)
    else lines.push(word)
  }
  return lines
}
