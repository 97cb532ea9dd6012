import { showCurrentYear } from '../frame/footer/current-year'
import { startLoginFlag } from '../frame/header/login-flag'
import { startMenu } from '../frame/header/menu/start-menu'
import { startHeaderScroll } from '../frame/header/scroll/start-header-scroll'
import { createProgress } from '../frame/progress/progress'
import { routeLinks } from './route-links'

/**
 * Starts what the frame does beyond its HTML, once for all pages of a visit. The parts of the frame
 * are found when something happens, so that they may be drawn anew at any time.
 */
export function startFrame(root: Document, window: Window): void {
  routeLinks(root, window, createProgress(root))
  startMenu(root, window)
  startHeaderScroll(root)
  startLoginFlag(root)
  showCurrentYear(root, new Date().getFullYear())
}
