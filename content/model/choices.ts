/**
 * Choices of editors in the CMS. The content model lists these values, mappers check them, and views and styles derive
 * their types from them.
 */

/** Surfaces behind text. Each has its own colors for text, lines and links (src/theme/global-style.ts). */
export const surfaces = ['white', 'cream', 'blue', 'ember', 'night'] as const
export type Surface = (typeof surfaces)[number]

/** The surfaces of sections, and therefore of blocks. Ember is for cards only. The first one is the default. */
export const sectionSurfaces = ['white', 'cream', 'blue', 'night'] as const satisfies readonly Surface[]
export type SectionSurface = (typeof sectionSurfaces)[number]

/** The first one is the default. */
export const heroLayouts = ['split', 'centered', 'compact'] as const
export type HeroLayout = (typeof heroLayouts)[number]

/** The first one is the default. */
export const cardsStyles = ['cards', 'plain', 'steps', 'numbers', 'logos'] as const
export type CardsStyle = (typeof cardsStyles)[number]

/** What a card needs besides its title, by the style of its list. */
export const fieldsOfCards = {
  cards: ['text'],
  plain: ['text'],
  steps: ['text'],
  numbers: ['value'],
  logos: ['image'],
} as const satisfies Record<CardsStyle, readonly string[]>

/** The choices of a page for its frame. Without one, the path decides (requirements 2.1). */
export const headerChoices = ['animated', 'static'] as const
export const footerChoices = ['full', 'small', 'none'] as const
export const demoBarChoices = ['allowed', 'none'] as const

export interface FrameChoices {
  readonly header?: (typeof headerChoices)[number]
  readonly footer?: (typeof footerChoices)[number]
  readonly demoBar?: (typeof demoBarChoices)[number]
}

/** The first one is the default. */
export const formSlotStyles = ['beside', 'band'] as const

/** Kinds of form fields besides those of the CRM. */
export const otherFieldKinds = ['row', 'consent'] as const

/** The first one is the default. */
export const tourStyles = ['steps', 'film', 'inbox'] as const

/** The styles of cards and tours that can do without a heading. */
export const stylesWithoutHeading: readonly string[] = ['numbers', 'logos', 'film']

/** What a scene needs besides its title, by the style of its tour. */
export const fieldsOfScenes = {
  steps: ['label', 'address', 'body', 'image'],
  film: ['caption', 'image'],
  inbox: ['body', 'customer', 'received'],
} as const satisfies Record<(typeof tourStyles)[number], readonly string[]>

/** The parts of a picture, as in the CSS property `transform-origin`. The first one is the default. */
export const pictureFocuses = [
  'center',
  'top left',
  'top',
  'top right',
  'left',
  'right',
  'bottom left',
  'bottom',
  'bottom right',
] as const
export type PictureFocus = (typeof pictureFocuses)[number]

/** The first one is the default. */
export const pictureSides = ['right', 'left'] as const
export type PictureSide = (typeof pictureSides)[number]

/**
 * The looks of a collection list: cards of one size, cards with a large first one, or compact rows by category. The
 * first one is the default.
 */
export const collectionListStyles = ['cards', 'featured', 'rows'] as const

export const integrationCategories = [
  'Analytics',
  'Commerce',
  'CRM',
  'Development',
  'Messaging',
  'Phone',
  'Productivity',
  'Surveys',
] as const
export type IntegrationCategory = (typeof integrationCategories)[number]

/** What a changelog entry reports. While an entry of the first kind is recent, links to its page are marked as new. */
export const changeKinds = ['new', 'better', 'fixed'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** How long links are marked as new. */
export const newForDays = 60

export const changeAreas = [
  'AI',
  'App',
  'Beacon',
  'Channels',
  'Customers',
  'Inbox',
  'Integrations',
  'Knowledge base',
  'Reports',
  'Security',
  'Workflows',
] as const

/** The layouts of links and groups in the header (requirements 2.1). A link or a group without one is plain. */
export const navigationLinkLayouts = ['CARD', 'FEATURED_CARD', 'CTA'] as const
export const navigationGroupLayouts = ['SMALL_LIST', 'POWERED_BY'] as const
