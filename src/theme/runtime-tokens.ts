/** Tokens of the page runtime. They are in a file of their own because the other tokens would load with them. */
export const ember400 = '#f28a52'
export const dialogLayer = 200
