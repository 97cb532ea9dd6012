import { graphql } from 'gatsby'
import { attempt } from '../lib/attempt'
import { formatInstant } from '../lib/format-date'
import { mapAction, optionalText, presentItems } from '../mapping/fields'
import { mapPicture } from '../mapping/parts.cms'
import type { ArticleContent, ArticleQuestion } from './article-content'
import {
  basis,
  fact,
  group,
  minutesFact,
  offer,
  people,
  signUp,
  titledList,
  type ShownPages,
} from './article-parts.cms'
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
    points: titledList('What you’ll learn', presentItems(raw.points)),
    ...form,
    action: form.signUp && { label: form.signUp.heading, href: '#sign-up' },
    groups: group('More webinars and classes', related),
  }
}

/** The host of an address, or of this site for a path; `undefined` for an invalid address. */
const hostOf = (address: string): string | undefined =>
  attempt(() => new URL(address, 'https://hearthside.example').host)

export function mapIntegration(raw: Queries.IntegrationArticleFragment, { related }: ShownPages): ArticleContent {
  const action = mapAction('Try it free', raw.trialUrl)
  return {
    ...basis(raw.personName, raw),
    breadcrumbs: breadcrumbsOf('integration'),
    label: raw.integrationCategory ? `${raw.integrationCategory} integration` : undefined,
    mark: mapPicture(raw.logo),
    action,
    facts: fact('Website', raw.website && hostOf(raw.website), raw.website),
    points: titledList('What it does', presentItems(raw.features)),
    offer: offer(
      action,
      `Try it with ${raw.personName ?? 'your tools'}`,
      'Connect it on the first day of the trial. No card needed.',
    ),
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
function builderOffer(questions: readonly ArticleQuestion[]) {
  const ids = questions.map(({ id }) => encodeURIComponent(id)).join(',')
  return offer(
    mapAction('Open in the interview builder', ids && `/interview-builder/?guide=${ids}`),
    'Make it your own',
    'Change the order, add your own questions and print the guide.',
  )
}

const interviewOffer = (guide: Queries.ResourceArticleFragment['guide']) =>
  offer(
    mapAction('Open the interview guide', guide?.item?.href),
    'Then interview for it',
    'Questions for the same role, with what to listen for and a score sheet.',
  )

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
