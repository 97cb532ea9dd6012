// Gatsby reads the names of the exports from this text, so each is named.
export { onPreRenderHTML, onRenderBody, wrapPageElement, wrapRootElement } from './src/app/gatsby/ssr'
