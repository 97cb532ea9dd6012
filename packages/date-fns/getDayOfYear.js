const millisecondsPerDay = 24 * 60 * 60 * 1000

/**
 * The day of the year, in local time.
 *
 * @param {Date | number} date
 * @returns {number} 1 for the first of January
 */
exports.default = function getDayOfYear(date) {
  const day = new Date(date)
  const first = Date.UTC(day.getFullYear(), 0, 1)
  return (Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) - first) / millisecondsPerDay + 1
}
exports.__esModule = true
