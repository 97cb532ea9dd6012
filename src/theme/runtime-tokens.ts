/** Tokens of the page runtime. They are in a separate file, because otherwise the other tokens would load with them. */
export const ember400 = '#f28a52'
export const dialogLayer = 200
