import { ContentError } from '../content/content-error'
import { mapDraft } from '../content/drafts'
import { mapAction, type Action } from '../content/map-action'
import { mapPicture } from '../content/map-picture'
import { mapTeaser, postedPrefix } from '../content/map-teaser'
import { optionalText } from '../content/require-field'
import { trailOf } from '../data/trails'
import { mapFormView } from '../forms/map-form'
import { formatDate, formatInstant } from '../lib/format-date'
import { formatPrice } from '../lib/format-price'
import type { ArticleContent, Fact, NeighborContent, TeaserGroup } from './article'
import { sectionsOf } from './sections-of'

type RawArticle = NonNullable<Queries.ArticlePageQuery['contentfulEntry']>
type Raw<Name extends string> = Extract<RawArticle, { readonly __typename: Name }>
type RawTeasers = readonly Parameters<typeof mapTeaser>[0][]

/** What an article shows of other pages. */
interface ShownPages {
  readonly related?: RawTeasers
  /** One or none, as are the older. */
  readonly newer?: readonly NeighborContent[]
  readonly older?: readonly NeighborContent[]
  /** Of an author or a category. */
  readonly posts?: RawTeasers
  /** Where its further posts are. */
  readonly morePosts?: string
}

/** A fact whose value the CMS has left empty is none. */
const fact = (label: string, value: string | null | undefined, href?: string | null): readonly Fact[] =>
  value ? [{ label, value, href: href ?? undefined }] : []

const group = (
  heading: string,
  raw: RawTeasers = [],
  options: Pick<TeaserGroup, 'hasMarks' | 'datePrefix' | 'more'> = {},
): readonly TeaserGroup[] => (raw.length > 0 ? [{ heading, teasers: raw.map(mapTeaser), ...options }] : [])

const present = (values: readonly (string | null)[] | null): string[] =>
  (values ?? []).flatMap((value) => optionalText(value) ?? [])

/**
 * A form under the text. Without an id in the CRM there is none (specification 3.3). Where drafts are
 * shown, the article says what is wrong with it.
 */
function signUp(
  heading: string,
  raw: Parameters<typeof mapFormView>[0],
  textHtml?: string | null,
): Pick<ArticleContent, 'signUp' | 'problem'> {
  const formView = mapDraft(raw?.contentful_id ?? '', () => mapFormView(raw))
  if (formView instanceof ContentError) return { problem: `${formView.message}.` }
  return { signUp: formView && { heading, textHtml: optionalText(textHtml), formView } }
}

/** What every article has; the title of one that is not finished is empty. */
const basis = (title: string | null, bodyHtml?: string | null) => ({
  title: title ?? '',
  facts: [],
  bodyHtml: optionalText(bodyHtml),
  sections: sectionsOf(bodyHtml ?? ''),
  questions: [],
  groups: [],
})

const mapAuthor = (raw: Raw<'ContentfulAuthor'>, { posts, morePosts }: ShownPages): ArticleContent => ({
  ...basis(raw.personName, raw.bioHtml),
  trail: trailOf('author'),
  label: optionalText(raw.role),
  mark: mapPicture(raw.portrait),
  groups: group(`Posts by ${raw.personName ?? ''}`, posts, { more: morePosts }),
})

const mapCategory = (raw: Raw<'ContentfulBlogCategory'>, { posts, morePosts }: ShownPages): ArticleContent => ({
  ...basis(raw.personName),
  trail: trailOf('blogCategory'),
  introduction: optionalText(raw.description),
  groups: group(morePosts ? 'The latest posts on this shelf' : 'All posts on this shelf', posts, { more: morePosts }),
})

const mapPost = (raw: Raw<'ContentfulBlogPost'>, { related, newer = [], older = [] }: ShownPages): ArticleContent => ({
  ...basis(raw.title, raw.bodyHtml),
  trail: trailOf(
    'blogPost',
    raw.postCategory?.name && raw.postCategory.item
      ? { label: raw.postCategory.name, href: raw.postCategory.item.href }
      : undefined,
  ),
  introduction: optionalText(raw.description),
  facts: [
    ...fact('Written by', raw.author?.name, raw.author?.item?.href),
    ...fact('Published', raw.publishedOn && formatDate(raw.publishedOn)),
    ...fact('Updated', raw.updatedOn && formatDate(raw.updatedOn)),
    ...fact('Reading time', raw.item?.minutes ? `${raw.item.minutes} minutes` : undefined),
  ],
  picture: mapPicture(raw.image),
  groups: group('Read next', related),
  newer: newer[0],
  older: older[0],
})

const mapCompanyPage = (raw: Raw<'ContentfulCompanyPage'>): ArticleContent => ({
  ...basis(raw.title, raw.bodyHtml),
  trail: trailOf('companyPage'),
  facts: fact('In force since', raw.updatedOn && formatDate(raw.updatedOn)),
  summaryHtml: optionalText(raw.summaryHtml),
  ...signUp(raw.formSlot?.heading ?? '', raw.formSlot?.form ?? null, raw.formSlot?.bodyHtml),
})

function mapEvent(raw: Raw<'ContentfulEvent'>, { related }: ShownPages): ArticleContent {
  const isClass = raw.kind === 'class'
  const points = present(raw.points)
  return {
    ...basis(raw.title, raw.bodyHtml),
    trail: trailOf('event', raw.kind),
    label: isClass ? 'Class' : 'Webinar',
    introduction: optionalText(raw.description),
    facts: [
      ...fact('When', raw.startsAt ? formatInstant(raw.startsAt) : 'Any time: it is a recording'),
      ...fact('Length', raw.minutes ? `${raw.minutes} minutes` : undefined),
      ...(raw.speakers ?? [])
        .filter((speaker) => optionalText(speaker?.name) !== undefined)
        .flatMap((speaker, index) => fact(index === 0 ? 'With' : 'And', speaker?.name, speaker?.item?.href)),
    ],
    points: points.length > 0 ? { heading: 'What you will learn', items: points } : undefined,
    ...signUp(raw.startsAt ? 'Save a seat' : 'Get the recording', raw.form),
    groups: group('More to attend', related),
  }
}

function mapIntegration(raw: Raw<'ContentfulIntegration'>, { related }: ShownPages): ArticleContent {
  const features = present(raw.features)
  return {
    ...basis(raw.personName, raw.bodyHtml),
    trail: trailOf('integration'),
    label: optionalText(raw.integrationCategory),
    introduction: optionalText(raw.description),
    mark: mapPicture(raw.logo),
    facts: fact('Website', raw.website && new URL(raw.website, 'https://hearthside.example').host, raw.website),
    points: features.length > 0 ? { heading: 'What it does', items: features } : undefined,
    action: mapAction('Try it free', raw.trialUrl),
    groups: group('More integrations', related, { hasMarks: true }),
  }
}

/** Opens the interview builder with these questions, in their order (src/blocks/interview-builder). */
const builderAction = (questions: readonly string[]): Action | undefined =>
  questions.length > 0
    ? {
        label: 'Make it your own in the interview builder',
        href: `/interview-builder/?guide=${questions.map(encodeURIComponent).join(',')}`,
      }
    : undefined

const mapGuide = (raw: Raw<'ContentfulInterviewGuide'>, { related }: ShownPages): ArticleContent => ({
  ...basis(raw.title, raw.bodyHtml),
  trail: trailOf('interviewGuide'),
  label: 'Interview guide',
  introduction: optionalText(raw.description),
  facts: [
    ...fact('Role', raw.role),
    ...fact('Length', raw.minutes ? `${raw.minutes} minutes` : undefined),
    ...fact('Questions', raw.questions ? String(raw.questions.length) : undefined),
  ],
  questions: (raw.questions ?? []).flatMap((question) =>
    question?.text
      ? [
          {
            id: question.contentful_id,
            text: question.text,
            competence: question.competence ?? '',
            listenFor: question.listenFor ?? '',
            followUp: optionalText(question.followUp),
          },
        ]
      : [],
  ),
  action: builderAction((raw.questions ?? []).flatMap((question) => (question?.text ? question.contentful_id : []))),
  groups: group('Other guides', related),
})

const mapJobDescription = (raw: Raw<'ContentfulJobDescription'>, { related }: ShownPages): ArticleContent => ({
  ...basis(raw.title, raw.bodyHtml),
  trail: trailOf('jobDescription'),
  label: 'Job description',
  introduction: optionalText(raw.description),
  facts: [...fact('Role', raw.role), ...fact('Interview guide', raw.guide?.title, raw.guide?.item?.href)],
  groups: group('Other job descriptions', related),
})

function mapJob(raw: Raw<'ContentfulJobPost'>, { related }: ShownPages): ArticleContent {
  const { salaryFrom: from, salaryTo: to } = raw
  const email = optionalText(raw.applicationsEmail)
  return {
    ...basis(raw.title, raw.bodyHtml),
    trail: trailOf('jobPost'),
    label: optionalText(raw.team),
    introduction: optionalText(raw.description),
    facts: [
      ...fact('Where', raw.location),
      ...fact('Employment', raw.employment),
      ...fact('Salary', from && to ? `${formatPrice(from)} to ${formatPrice(to)} a year` : undefined),
      ...fact('Open until', raw.closesOn && formatDate(raw.closesOn)),
    ],
    action: mapAction('Apply by email', email && `mailto:${email}`),
    groups: group('Other open positions', related, { datePrefix: postedPrefix }),
  }
}

/**
 * What an article shows, from an entry of any collection.
 *
 * @throws Error for an entry of a type that has no page of its own
 */
export function mapArticle(raw: RawArticle, shown: ShownPages = {}): ArticleContent {
  switch (raw.__typename) {
    case 'ContentfulAuthor':
      return mapAuthor(raw, shown)
    case 'ContentfulBlogCategory':
      return mapCategory(raw, shown)
    case 'ContentfulBlogPost':
      return mapPost(raw, shown)
    case 'ContentfulCompanyPage':
      return mapCompanyPage(raw)
    case 'ContentfulEvent':
      return mapEvent(raw, shown)
    case 'ContentfulIntegration':
      return mapIntegration(raw, shown)
    case 'ContentfulInterviewGuide':
      return mapGuide(raw, shown)
    case 'ContentfulJobDescription':
      return mapJobDescription(raw, shown)
    case 'ContentfulJobPost':
      return mapJob(raw, shown)
    default:
      throw new Error(`Entry "${raw.contentful_id}" is a ${raw.__typename}, which has no page of its own.`)
  }
}
