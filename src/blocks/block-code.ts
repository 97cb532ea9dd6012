/** The code that renders blocks: one chunk in the browser, loaded on demand. */
export { renderBlock } from './render-block'
export { keepFocus } from './keep-focus'
export { keepTyped } from '../forms/keep-typed'
export { DraftNotice } from '../ui/DraftNotice/DraftNotice'
