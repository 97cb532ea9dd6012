import { graphql } from 'gatsby'
import { formatInstant } from '../lib/format-date'
import { optionalText } from '../mapping/fields'
import { mapAction, mapPicture } from '../mapping/parts.cms'
import {
  basis,
  fact,
  group,
  mapCover,
  people,
  present,
  signUp,
  type ArticleContent,
  type Offer,
  type ShownPages,
} from './article'
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
  const points = present(raw.points)
  const form = signUp(raw.startsAt ? 'Save a seat' : 'Get the recording', raw.form)
  return {
    ...basis(raw.title, raw),
    breadcrumbs: breadcrumbsOf('event', raw.kind),
    label: isClass ? 'Class' : 'Webinar',
    introduction: optionalText(raw.description),
    facts: [
      ...fact('When', raw.startsAt ? formatInstant(raw.startsAt) : 'Anytime (recording)'),
      ...fact('Length', raw.minutes ? `${raw.minutes} minutes` : undefined),
      ...(calendar ? fact('Calendar', 'Add to calendar', calendar) : []),
    ],
    picture: mapCover(raw.item),
    people: people('With', raw.speakers),
    points: points.length > 0 ? { heading: 'What you’ll learn', items: points } : undefined,
    ...form,
    action: form.signUp && { label: form.signUp.heading, href: '#sign-up' },
    groups: group('More webinars and classes', related),
  }
}

export function mapIntegration(raw: Queries.IntegrationArticleFragment, { related }: ShownPages): ArticleContent {
  const features = present(raw.features)
  const action = mapAction('Try it free', raw.trialUrl)
  return {
    ...basis(raw.personName, raw),
    breadcrumbs: breadcrumbsOf('integration'),
    label: raw.integrationCategory ? `${raw.integrationCategory} integration` : undefined,
    introduction: optionalText(raw.description),
    mark: mapPicture(raw.logo),
    action,
    facts: fact('Website', raw.website && new URL(raw.website, 'https://hearthside.example').host, raw.website),
    points: features.length > 0 ? { heading: 'What it does', items: features } : undefined,
    picture: mapCover(raw.item),
    offer: action && {
      heading: `Try it with ${raw.personName ?? 'your tools'}`,
      text: 'Connect it on the first day of the trial. No card needed.',
      action,
    },
    groups: group('More integrations', related, { look: 'marks' }),
  }
}

/** Opens the interview builder with these questions in this order (src/blocks/interview-builder). */
const builderOffer = (questions: readonly string[]): Offer | undefined =>
  questions.length > 0
    ? {
        heading: 'Make it your own',
        text: 'Change the order, add your own questions and print the guide.',
        action: {
          label: 'Open in the interview builder',
          href: `/interview-builder/?guide=${questions.map(encodeURIComponent).join(',')}`,
        },
      }
    : undefined

const mapGuide = (raw: Queries.ResourceArticleFragment, { related }: ShownPages): ArticleContent => ({
  ...basis(raw.title, raw),
  breadcrumbs: breadcrumbsOf('resource', raw.kind),
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
  picture: mapCover(raw.item),
  printLabel: 'Print this guide',
  asksIfHelpful: true,
  offer: builderOffer((raw.questions ?? []).flatMap((question) => (question?.text ? question.contentful_id : []))),
  groups: group('Other guides', related),
})

const mapJobDescription = (raw: Queries.ResourceArticleFragment, { related }: ShownPages): ArticleContent => ({
  ...basis(raw.title, raw),
  breadcrumbs: breadcrumbsOf('resource', raw.kind),
  label: 'Job description',
  introduction: optionalText(raw.description),
  facts: fact('Role', raw.role),
  picture: mapCover(raw.item),
  printLabel: 'Print this job description',
  asksIfHelpful: true,
  offer: raw.guide?.item
    ? {
        heading: 'Then interview for it',
        text: 'Questions for the same role, with what to listen for and a score sheet.',
        action: { label: 'Open the interview guide', href: raw.guide.item.href },
      }
    : undefined,
  groups: group('Other job descriptions', related),
})

export const mapResource = (raw: Queries.ResourceArticleFragment, shown: ShownPages): ArticleContent =>
  raw.kind === 'job description' ? mapJobDescription(raw, shown) : mapGuide(raw, shown)
