import type { FormView } from '../forms/form-view'
import type { Picture } from '../images/Image'
import type { Action } from '../mapping/fields'
import type { Teaser, TeaserListProps } from '../ui/TeaserList/TeaserList'

/** A short fact about an article: its author, its date, a salary. */
export interface Fact {
  readonly label: string
  readonly value: string
  readonly href?: string
}

/** A section of the second level. */
export interface ArticleSection {
  /** In the HTML of the text. */
  readonly id: string
  /** Plain text. */
  readonly title: string
}

export interface ArticleQuestion {
  readonly id: string
  readonly text: string
  readonly competence: string
  readonly listenFor: string
  readonly followUp?: string
}

export interface Person {
  readonly id: string
  readonly name: string
  readonly role?: string
  readonly text?: string
  readonly href?: string
  readonly portrait?: Picture
}

/** The next step that suits an article. */
export interface Offer {
  readonly heading: string
  readonly text?: string
  readonly action: Action
}

/** Figures of a story, with the names of their two columns. */
export interface Figures {
  readonly before: string
  readonly after: string
  readonly rows: readonly { readonly label: string; readonly before: string; readonly after: string }[]
  readonly note?: string
}

export interface Quote {
  readonly text: string
  readonly person: string
  readonly role?: string
}

export interface TeaserGroup {
  readonly heading: string
  readonly teasers: readonly Teaser[]
  readonly look?: TeaserListProps['look']
  /** Prefix of their dates. */
  readonly datePrefix?: string
  /** Path of the page with older ones. */
  readonly more?: string
}

export type NeighborContent = Pick<Teaser, 'href' | 'title'>

export interface TitledList<Item> {
  readonly heading: string
  readonly list: readonly Item[]
}

/** A page of text: a post, a job, a guide, a policy. */
export interface ArticleContent {
  /** From the home page to the article's parent. */
  readonly breadcrumbs: readonly Action[]
  readonly title: string
  /** Two or three words above the title. */
  readonly label?: string
  readonly introduction?: string
  readonly facts: readonly Fact[]
  /** What readers should know about the text, below the facts. */
  readonly notice?: string
  /** Cover, or portrait of an author. */
  readonly picture?: Picture
  readonly mark?: Picture
  /** The button under the introduction. */
  readonly action?: Action
  readonly people?: TitledList<Person>
  /** Pages that the article is about. */
  readonly links?: TitledList<Action>
  readonly offer?: Offer
  readonly figures?: Figures
  readonly quote?: Quote
  readonly summaryHtml?: string
  readonly points?: TitledList<string>
  readonly bodyHtml?: string
  /** For the table of contents; empty for a short text. */
  readonly sections: readonly ArticleSection[]
  readonly questions: readonly ArticleQuestion[]
  /** The words of a button that prints the article. */
  readonly printLabel?: string
  readonly asksIfHelpful?: boolean
  /** Why the form cannot be shown: a sentence for editors, in previews, and the address to edit the form. */
  readonly problem?: { readonly text: string; readonly href?: string }
  /** A form below the text, and what it is for. */
  readonly signUp?: { readonly heading: string; readonly textHtml?: string; readonly formView: FormView }
  readonly groups: readonly TeaserGroup[]
  readonly newer?: NeighborContent
  readonly older?: NeighborContent
}
