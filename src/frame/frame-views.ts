/**
 * What the frame and the error pages are drawn with: one file in the browser, fetched when a part
 * must be drawn there that the server has not drawn.
 */
export { DemoBarView } from './demo-bar/DemoBar.view'
export { ErrorMessage } from './error-message/ErrorMessage'
export { FooterView } from './footer/Footer.view'
export { HeaderView } from './header/Header.view'
export { SmallFooterView } from './footer/SmallFooter.view'
