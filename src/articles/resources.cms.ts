import { graphql } from 'gatsby'
import { attempt } from '../lib/attempt'
import { formatInstant } from '../lib/format-date'
import { mapAction, optionalText, presentItems } from '../mapping/fields'
import { mapPicture } from '../mapping/parts.cms'
import {
  basis,
  fact,
  group,
  minutesFact,
  people,
  signUp,
  type ArticleContent,
  type ArticleQuestion,
  type Offer,
  type ShownPages,
} from './article-content'
import { breadcrumbsOf } from './breadcrumbs'

export const resourceQueries = graphql`
  fragment EventArticle on ContentfulEvent {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    title
    kind
    description
    startsAt
    minutes
    points
    bodyHtml
    bodySections {
      id
      title
    }
    form {
      ...FormParts
    }
    speakers {
      ...PersonParts
    }
    item {
      ...CoverParts
    }
  }

  fragment IntegrationArticle on ContentfulIntegration {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    personName: name
    description
    integrationCategory: category
    trialUrl
    website
    features
    bodyHtml
    bodySections {
      id
      title
    }
    logo {
      picture(layout: FIXED, width: 48) {
        ...PictureParts
      }
    }
    item {
      ...CoverParts
    }
  }

  fragment ResourceArticle on ContentfulResource {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    title
    kind
    description
    role
    minutes
    bodyHtml
    bodySections {
      id
      title
    }
    questions {
      contentful_id
      text
      competence
      listenFor
      followUp
    }
    guide {
      title
      item {
        href
      }
    }
    item {
      ...CoverParts
    }
  }
`

export function mapEvent(raw: Queries.EventArticleFragment, { related, calendar }: ShownPages): ArticleContent {
  const isClass = raw.kind === 'class'
  const points = presentItems(raw.points)
  const form = signUp(raw.startsAt ? 'Save a seat' : 'Get the recording', raw.form)
  return {
    ...basis(raw.title, raw),
    breadcrumbs: breadcrumbsOf('event', raw.kind),
    label: isClass ? 'Class' : 'Webinar',
    facts: [
      ...fact('When', raw.startsAt ? formatInstant(raw.startsAt) : 'Anytime (recording)'),
      ...minutesFact('Length', raw.minutes),
      ...(calendar ? fact('Calendar', 'Add to calendar', calendar) : []),
    ],
    people: people('With', raw.speakers),
    points: points.length > 0 ? { heading: 'What you’ll learn', items: points } : undefined,
    ...form,
    action: form.signUp && { label: form.signUp.heading, href: '#sign-up' },
    groups: group('More webinars and classes', related),
  }
}

/** The host of an address, or of this site for a path; `undefined` for an invalid address. */
const hostOf = (address: string): string | undefined =>
  attempt(() => new URL(address, 'https://hearthside.example').host)

export function mapIntegration(raw: Queries.IntegrationArticleFragment, { related }: ShownPages): ArticleContent {
  const features = presentItems(raw.features)
  const action = mapAction('Try it free', raw.trialUrl)
  return {
    ...basis(raw.personName, raw),
    breadcrumbs: breadcrumbsOf('integration'),
    label: raw.integrationCategory ? `${raw.integrationCategory} integration` : undefined,
    mark: mapPicture(raw.logo),
    action,
    facts: fact('Website', raw.website && hostOf(raw.website), raw.website),
    points: features.length > 0 ? { heading: 'What it does', items: features } : undefined,
    offer: action && {
      heading: `Try it with ${raw.personName ?? 'your tools'}`,
      text: 'Connect it on the first day of the trial. No card needed.',
      action,
    },
    groups: group('More integrations', related, { look: 'marks' }),
  }
}

const mapQuestions = (raw: Queries.ResourceArticleFragment): readonly ArticleQuestion[] =>
  presentItems(raw.questions).flatMap(({ contentful_id: id, text, competence, listenFor, followUp }) =>
    text
      ? [{ id, text, competence: competence ?? '', listenFor: listenFor ?? '', followUp: optionalText(followUp) }]
      : [],
  )

/** Opens the interview builder with these questions in this order (src/blocks/interview-builder). */
const builderOffer = (questions: readonly ArticleQuestion[]): Offer | undefined =>
  questions.length > 0
    ? {
        heading: 'Make it your own',
        text: 'Change the order, add your own questions and print the guide.',
        action: {
          label: 'Open in the interview builder',
          href: `/interview-builder/?guide=${questions.map(({ id }) => encodeURIComponent(id)).join(',')}`,
        },
      }
    : undefined

const interviewOffer = (guide: Queries.ResourceArticleFragment['guide']): Offer | undefined =>
  guide?.item
    ? {
        heading: 'Then interview for it',
        text: 'Questions for the same role, with what to listen for and a score sheet.',
        action: { label: 'Open the interview guide', href: guide.item.href },
      }
    : undefined

/** Maps an interview guide or a job description. */
export function mapResource(raw: Queries.ResourceArticleFragment, { related }: ShownPages): ArticleContent {
  const isGuide = raw.kind !== 'job description'
  const questions = isGuide ? mapQuestions(raw) : []
  return {
    ...basis(raw.title, raw),
    breadcrumbs: breadcrumbsOf('resource', raw.kind),
    label: isGuide ? 'Interview guide' : 'Job description',
    facts: [
      ...fact('Role', raw.role),
      ...(isGuide ? minutesFact('Length', raw.minutes) : []),
      ...fact('Questions', questions.length > 0 ? String(questions.length) : undefined),
    ],
    questions,
    printLabel: isGuide ? 'Print this guide' : 'Print this job description',
    asksIfHelpful: true,
    offer: isGuide ? builderOffer(questions) : interviewOffer(raw.guide),
    groups: group(isGuide ? 'Other guides' : 'Other job descriptions', related),
  }
}
