import { startPage } from './start-page'

/** The page runtime: the entry of its own that a page begins with in a build (gatsby/bundles). */
startPage(document, window)
