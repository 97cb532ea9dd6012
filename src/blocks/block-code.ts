/** The code that renders blocks: one chunk in the browser, loaded on demand. */
export { drawBlock } from './draw-block'
export { keepTyped } from '../forms/keep-typed'
