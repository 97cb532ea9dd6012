/**
 * The views of the frame, of the error pages and of the search page. In the browser they are one file, loaded when React
 * must render a part that the server has not rendered.
 */
export { DemoBar } from './demo-bar/DemoBar'
export { mapDemoBar } from './demo-bar/demo-bar.cms'
export { ErrorMessage } from './error-message/ErrorMessage'
export { Footer } from './footer/Footer'
export { mapFooter } from './footer/footer.cms'
export { SmallFooter } from './footer/SmallFooter'
export { Header } from './header/Header'
export { mapNavigation } from './header/header.cms'
export { SearchPage } from './search/SearchPage'
