/** What blocks are drawn with: one file in the browser, fetched when one must be drawn there. */
export { drawBlock } from './draw-block'
export { keepTyped } from '../forms/keep-typed'
