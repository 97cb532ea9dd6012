// @ts-check

/**
 * A duration for people.
 *
 * @param {number} milliseconds
 */
export function formatDuration(milliseconds) {
  const seconds = Math.round(milliseconds / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}

/** Clears the current line. */
const clearLine = '\r\u001B[2K'

/**
 * Shows progress. In a terminal, the last line counts the seconds; in a log, each start and each end is a line.
 *
 * @param {NodeJS.WriteStream} [stream]
 */
export function createProgress(stream = process.stdout) {
  /** @type {Map<string, number>} */
  const begun = new Map()
  /** @type {NodeJS.Timeout | undefined} */
  let timer

  const draw = () => {
    const parts = Array.from(begun, ([title, since]) => `${title} ${formatDuration(Date.now() - since)}`)
    stream.write(clearLine + (parts.length > 0 ? `… ${parts.join(', ')}`.slice(0, stream.columns - 1) : ''))
  }

  /** @param {string} text */
  const print = (text) => {
    stream.write(`${stream.isTTY ? clearLine : ''}${text}\n`)
    if (stream.isTTY) draw()
  }

  return {
    print,

    /** @param {string} title */
    begin(title) {
      begun.set(title, Date.now())
      if (!stream.isTTY) return print(`… ${title}`)
      timer ??= setInterval(draw, 1000).unref()
      draw()
    },

    /**
     * @param {string} title
     * @param {boolean} isGood
     * @returns {number} how long it took, in milliseconds
     */
    end(title, isGood) {
      const duration = Date.now() - (begun.get(title) ?? Date.now())
      begun.delete(title)
      if (begun.size === 0) {
        clearInterval(timer)
        timer = undefined
      }
      print(`${isGood ? '✓' : '✗'} ${title}, ${formatDuration(duration)}`)
      return duration
    },
  }
}

/** @typedef {ReturnType<typeof createProgress>} Progress */
