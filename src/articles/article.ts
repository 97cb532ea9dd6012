import type { Action } from '../content/map-action'
import type { TeaserContent } from '../content/map-teaser'
import type { TrailStep } from '../data/trails'
import type { FormView } from '../forms/map-form'
import type { Picture } from '../images/picture'

/** A short fact about an article: who wrote it, when, what a job pays. */
export interface Fact {
  readonly label: string
  readonly value: string
  readonly href?: string
}

/** A section that can be linked to. */
export interface ArticleSection {
  readonly id: string
  readonly title: string
}

export interface ArticleQuestion {
  readonly id: string
  readonly text: string
  readonly competence: string
  readonly listenFor: string
  readonly followUp?: string
}

/** Teasers under a heading of their own. */
export interface TeaserGroup {
  readonly heading: string
  readonly teasers: readonly TeaserContent[]
  readonly hasMarks?: boolean
  /** What happened on their dates. */
  readonly datePrefix?: string
  /** Where older ones are. */
  readonly more?: string
}

/** The post before or after another one. */
export type NeighborContent = Pick<TeaserContent, 'href' | 'title'>

/** A page of text: a post, a job, a guide, a policy. */
export interface ArticleContent {
  /** The way here, from the outermost page; the article itself is not in it. */
  readonly trail: readonly TrailStep[]
  readonly title: string
  /** Two or three words above the title. */
  readonly label?: string
  readonly introduction?: string
  readonly facts: readonly Fact[]
  readonly picture?: Picture
  readonly mark?: Picture
  /** Above the text: what it says in short. */
  readonly summaryHtml?: string
  readonly points?: { readonly heading: string; readonly items: readonly string[] }
  readonly bodyHtml?: string
  /** Sections of the text, where it is long enough for a table of contents. */
  readonly sections: readonly ArticleSection[]
  readonly questions: readonly ArticleQuestion[]
  readonly action?: Action
  /** A form under the text, and what it is for. */
  /** Why its form can't be shown: a sentence for editors, in previews. */
  readonly problem?: string
  readonly signUp?: { readonly heading: string; readonly textHtml?: string; readonly formView: FormView }
  readonly groups: readonly TeaserGroup[]
  readonly newer?: NeighborContent
  readonly older?: NeighborContent
}
