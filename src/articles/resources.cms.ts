import { graphql } from 'gatsby'
import { optionalText } from '../content/fields'
import { mapAction, mapPicture, type Action } from '../content/parts.cms'
import { breadcrumbsOf } from '../data/breadcrumbs'
import { formatInstant } from '../lib/format-date'
import { basis, fact, group, present, signUp, type ArticleContent, type ShownPages } from './article'

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
    form {
      ...FormParts
    }
    speakers {
      contentful_id
      name
      item {
        href
      }
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
    logo {
      picture(layout: FIXED, width: 48) {
        ...PictureParts
      }
    }
  }

  fragment InterviewGuideArticle on ContentfulInterviewGuide {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    title
    description
    role
    minutes
    bodyHtml
    questions {
      contentful_id
      text
      competence
      listenFor
      followUp
    }
  }

  fragment JobDescriptionArticle on ContentfulJobDescription {
    socialCard {
      ...SocialCardParts
    }
    structuredData
    title
    description
    role
    bodyHtml
    guide {
      title
      item {
        href
      }
    }
  }
`

export function mapEvent(raw: Queries.EventArticleFragment, { related }: ShownPages): ArticleContent {
  const isClass = raw.kind === 'class'
  const points = present(raw.points)
  return {
    ...basis(raw.title, raw.bodyHtml),
    breadcrumbs: breadcrumbsOf('event', raw.kind),
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

export function mapIntegration(raw: Queries.IntegrationArticleFragment, { related }: ShownPages): ArticleContent {
  const features = present(raw.features)
  return {
    ...basis(raw.personName, raw.bodyHtml),
    breadcrumbs: breadcrumbsOf('integration'),
    label: optionalText(raw.integrationCategory),
    introduction: optionalText(raw.description),
    mark: mapPicture(raw.logo),
    facts: fact('Website', raw.website && new URL(raw.website, 'https://hearthside.example').host, raw.website),
    points: features.length > 0 ? { heading: 'What it does', items: features } : undefined,
    action: mapAction('Try it free', raw.trialUrl),
    groups: group('More integrations', related, { hasMarks: true }),
  }
}

/** Opens the interview builder with these questions in this order (src/blocks/interview-builder). */
const builderAction = (questions: readonly string[]): Action | undefined =>
  questions.length > 0
    ? {
        label: 'Make it your own in the interview builder',
        href: `/interview-builder/?guide=${questions.map(encodeURIComponent).join(',')}`,
      }
    : undefined

export const mapGuide = (raw: Queries.InterviewGuideArticleFragment, { related }: ShownPages): ArticleContent => ({
  ...basis(raw.title, raw.bodyHtml),
  breadcrumbs: breadcrumbsOf('interviewGuide'),
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

export const mapJobDescription = (
  raw: Queries.JobDescriptionArticleFragment,
  { related }: ShownPages,
): ArticleContent => ({
  ...basis(raw.title, raw.bodyHtml),
  breadcrumbs: breadcrumbsOf('jobDescription'),
  label: 'Job description',
  introduction: optionalText(raw.description),
  facts: [...fact('Role', raw.role), ...fact('Interview guide', raw.guide?.title, raw.guide?.item?.href)],
  groups: group('Other job descriptions', related),
})
