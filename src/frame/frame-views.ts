/**
 * The views of the frame, of the error pages and of the search page. In the browser they are one file, loaded when React
 * must render a part that the server has not rendered.
 */
export { DemoBarView } from './demo-bar/DemoBar'
export { ErrorMessage } from './error-message/ErrorMessage'
export { FooterView } from './footer/Footer'
export { SmallFooterView } from './footer/SmallFooter'
export { HeaderView } from './header/Header'
export { SearchPage } from './search/SearchPage'
