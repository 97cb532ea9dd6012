import type { FrameChoices } from '../../content/model/choices'
import { basePath } from '../lib/locales'
import { matchesPath } from '../lib/matches-path'

/**
 * Which parts of the frame a page has, by its path (requirements 2.1). A path is as in `location.pathname`, without
 * query and hash; the final slash makes no difference, and translated pages have the parts of the original.
 */

/** Id of the menu. Its drawers share it as their name, so that one is open at a time. */
export const menuId = 'site-menu'

export type FooterVariant = NonNullable<FrameChoices['footer']>

const smallFooterPaths = [
  '/fundraising-with-purpose/',
  '/interview-builder/',
  '/lp/personalized-customer-experience/',
  '/webinars/foundations-of-great-service/',
]

const noFooterPaths = ['/product-tour/']

const staticHeaderPaths = ['/interview-builder/', '/pricing/', '/pricing/contact-based/']

const demoBarPaths = [
  '/pricing/',
  '/platform/',
  '/shared-inbox/',
  '/customer-support/',
  '/customer-champions/',
  '/inbox/',
  '/knowledge-base/',
  '/beacon-messaging/',
  '/help-desk-workflows/',
  '/customer-management/',
  '/collaboration/',
  '/customer-support-channels/',
  '/proactive-messages/',
  '/ai-features/',
  '/analytics/',
  '/integrations/',
  '/industry/*',
  '/compare/*',
  '/lp/get-a-demo/',
  '/customer-referral/*',
  '/for-good/',
  '/startups/',
]

const demoBarKeepingPaths = ['/lp/get-a-demo/', '/pricing/contact-based/']

const normalize = (path: string): string => basePath(`${path}/`.replace(/\/+/g, '/'))

export const isHome = (path: string): boolean => normalize(path) === '/'

/** The footer of a page (requirements 2.1); `small` has only logo and copyright. */
export function footerVariant(path: string): FooterVariant {
  const normal = normalize(path)
  if (noFooterPaths.includes(normal)) return 'none'
  return smallFooterPaths.includes(normal) ? 'small' : 'full'
}

/** Whether the header ignores scrolling on this page (requirements 2.1). */
export const hasStaticHeader = (path: string): boolean => staticHeaderPaths.includes(normalize(path))

export const isDemoBarPath = (path: string): boolean => matchesPath(normalize(path), demoBarPaths)

/**
 * Whether a forward navigation to this page keeps a visible demo bar (requirements 4.4). On pages outside
 * `isDemoBarPath` it can stay but not appear.
 */
export const keepsDemoBar = (path: string): boolean => demoBarKeepingPaths.includes(normalize(path))

interface Frame {
  readonly footer: FooterVariant
  readonly hasStaticHeader: boolean
  /** Whether the demo bar can appear or stay. */
  readonly hasDemoBar: boolean
}

/** The frame of a page: the choices of its entry, otherwise what its path decides. */
export function frameOf(path: string, { header, footer, demoBar }: FrameChoices = {}): Frame {
  return {
    footer: footer ?? footerVariant(path),
    hasStaticHeader: header === undefined ? hasStaticHeader(path) : header === 'static',
    hasDemoBar: demoBar === undefined ? isDemoBarPath(path) || keepsDemoBar(path) : demoBar === 'allowed',
  }
}
