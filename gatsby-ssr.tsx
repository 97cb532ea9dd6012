// Gatsby reads the export names from this source text, so list each name.
export { onPreRenderHTML, onRenderBody, wrapPageElement, wrapRootElement } from './src/app/gatsby/ssr'
