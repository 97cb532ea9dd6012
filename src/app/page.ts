import { startPage } from './start-page'

/** The page runtime: the first script of a page in a build (gatsby/bundles). */
startPage(document)
