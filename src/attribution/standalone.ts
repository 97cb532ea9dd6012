/** The script of the app host: it tracks login pages, fills the form of sign-up pages, and does nothing elsewhere. */
import { startOnAppHost } from './start-on-app-host'

startOnAppHost()
