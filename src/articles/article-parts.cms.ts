import { graphql } from 'gatsby'
import { mapFormView } from '../forms/form-view'
import type { Picture } from '../images/Image'
import { editAddressOf, mapDraft } from '../mapping/drafts'
import { type Action, ContentError, mapAction, optionalText } from '../mapping/fields'
import { mapPicture, mapTeaser } from '../mapping/parts.cms'
import { plural } from '../tools/numbers'
import type {
  ArticleContent,
  ArticleSection,
  Fact,
  NeighborContent,
  Offer,
  Person,
  TeaserGroup,
  TitledList,
} from './article-content'

export const articleParts = graphql`
  fragment CoverParts on CollectionItem {
    image {
      picture(layout: CONSTRAINED, width: 1200) {
        ...PictureParts
      }
    }
    cover {
      ...PictureParts
    }
  }

  fragment PersonParts on ContentfulAuthor {
    contentful_id
    name
    role
    description
    item {
      href
    }
    portrait: picture {
      picture(layout: FIXED, width: 72, alt: "") {
        ...PictureParts
      }
    }
  }

  fragment OfferParts on ContentfulCallToAction {
    heading
    text
    primaryLabel
    primaryUrl
  }
`

/** Articles with fewer sections have no table of contents. */
const fewestSections = 3

type RawTeasers = readonly Parameters<typeof mapTeaser>[0][]

/** Other pages in the page's query. */
export interface ShownPages {
  readonly related?: RawTeasers
  /** At most one; the same for `older`. */
  readonly newer?: readonly NeighborContent[]
  readonly older?: readonly NeighborContent[]
  readonly posts?: RawTeasers
  /** Path of the page with their older posts. */
  readonly morePosts?: string
  /** Path of the calendar file of a future event. */
  readonly calendar?: string
}

/** A fact as a list; empty when the CMS has no value. */
export const fact = (label: string, value: string | null | undefined, href?: string | null): readonly Fact[] =>
  value ? [{ label, value, href: href ?? undefined }] : []

/** A fact about a length of time. */
export const minutesFact = (label: string, minutes: number | null | undefined): readonly Fact[] =>
  fact(label, minutes ? plural(minutes, 'minute') : undefined)

/** A group as a list; empty without teasers. */
export const group = (
  heading: string,
  raw: RawTeasers = [],
  options: Pick<TeaserGroup, 'look' | 'datePrefix' | 'more'> = {},
): readonly TeaserGroup[] => (raw.length > 0 ? [{ heading, teasers: raw.map(mapTeaser), ...options }] : [])

/** A list with its heading; `undefined` for an empty one. */
export const titledList = <Item>(heading: string, list: readonly Item[]): TitledList<Item> | undefined =>
  list.length > 0 ? { heading, list } : undefined

/**
 * A form below the text; empty for a form without an id in the CRM (requirements 3.3). Where drafts are shown, an
 * incomplete form results in a sentence about its problem instead.
 */
export function signUp(
  heading: string,
  raw: Parameters<typeof mapFormView>[0],
  textHtml?: string | null,
): Pick<ArticleContent, 'signUp' | 'problem'> {
  const id = raw?.contentful_id ?? ''
  const formView = mapDraft(id, () => mapFormView(raw))
  if (formView instanceof ContentError) {
    return { problem: { text: `${formView.message}.`, href: editAddressOf(formView, id) } }
  }
  return { signUp: formView && { heading, textHtml: optionalText(textHtml), formView } }
}

/** The picture of a page: the editor's, otherwise the plain cover of its type. */
const mapCover = (item: RawBasis['item']): Picture | undefined => mapPicture(item?.image) ?? item?.cover ?? undefined

/** People with a name. */
export function people(
  heading: string,
  raw: readonly (Queries.PersonPartsFragment | null)[] | null,
): TitledList<Person> | undefined {
  const list = (raw ?? []).flatMap((person) => {
    const name = optionalText(person?.name)
    if (!person || name === undefined) return []
    return [
      {
        id: person.contentful_id,
        name,
        role: optionalText(person.role),
        text: optionalText(person.description),
        href: person.item?.href,
        portrait: mapPicture(person.portrait),
      },
    ]
  })
  return titledList(heading, list)
}

/** The next step; `undefined` without a button. */
export const offer = (action: Action | undefined, heading: string, text?: string): Offer | undefined =>
  action && { heading, text, action }

/** The first of these entries with a heading and a button. */
export function firstOffer(...entries: readonly (Queries.OfferPartsFragment | null | undefined)[]): Offer | undefined {
  for (const entry of entries) {
    const heading = optionalText(entry?.heading)
    const action = mapAction(entry?.primaryLabel, entry?.primaryUrl)
    if (heading && action) return { heading, text: optionalText(entry?.text), action }
  }
  return undefined
}

interface RawBasis {
  readonly description?: string | null
  readonly bodyHtml?: string | null
  readonly bodySections?: readonly ArticleSection[] | null
  readonly item?: Queries.CoverPartsFragment | null
}

/** Shared by all articles. The title of an unfinished draft is empty. */
export function basis(title: string | null, { description, bodyHtml, bodySections, item }: RawBasis) {
  const sections = bodySections ?? []
  return {
    title: title ?? '',
    introduction: optionalText(description),
    picture: mapCover(item),
    facts: [],
    bodyHtml: optionalText(bodyHtml),
    sections: sections.length < fewestSections ? [] : sections,
    questions: [],
    groups: [],
  }
}
