import { startVideos } from '../blocks/video/start-videos'
import { showCurrentYear } from '../frame/footer/current-year'
import { startLoginFlag } from '../frame/header/login-flag'
import { startMenu } from '../frame/header/menu/start-menu'
import { startHeaderScroll } from '../frame/header/scroll/start-header-scroll'
import { createProgress } from '../frame/progress/progress'
import { routeLinks } from './route-links'

/**
 * Starts what pages do beyond their HTML, once for all pages of a visit. Controllers find their parts
 * when something happens, so that these may be drawn anew at any time.
 */
export function startControllers(root: Document, window: Window): void {
  routeLinks(root, window, createProgress(root))
  startMenu(root, window)
  startHeaderScroll(root)
  startLoginFlag(root)
  startVideos(root)
  showCurrentYear(root, new Date().getFullYear())
}
