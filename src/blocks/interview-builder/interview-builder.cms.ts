import { graphql } from 'gatsby'
import { optionalTexts, presentItems, requireField, requireFields, type ItemOf } from '../../mapping/fields'
import { mapFrame } from '../block-frame'

export const interviewBuilderQuery = graphql`
  fragment InterviewBuilderBlock on ContentfulInterviewBuilder {
    contentful_id
    name
    anchor
    background
    heading
    introduction
    bankHeading
    planHeading
    emptyText
    printNote
    questions {
      contentful_id
      text
      competence
      listenFor
      followUp
    }
    guides {
      contentful_id
      role
      item {
        href
      }
      questions {
        contentful_id
      }
    }
  }
`

type Raw = Queries.InterviewBuilderBlockFragment
type RawQuestion = Raw['questions'][number]
type RawGuide = ItemOf<Raw['guides']>

const byText = (first: string, second: string): number => first.localeCompare(second, 'en')

function mapQuestion(raw: RawQuestion) {
  return {
    id: raw.contentful_id,
    ...requireFields(raw, 'text', 'competence', 'listenFor'),
    ...optionalTexts(raw, 'followUp'),
  }
}

/** Groups questions by competence; sorts competences by name and questions by id. */
function groupQuestions(raw: readonly RawQuestion[]) {
  const questions = raw.map(mapQuestion).sort((first, second) => byText(first.id, second.id))
  const competences = [...new Set(questions.map(({ competence }) => competence))].sort(byText)
  return competences.map((competence) => ({
    competence,
    questions: questions.filter((question) => question.competence === competence),
  }))
}

/** A role with the questions from its guide. */
function mapRole(raw: RawGuide) {
  return {
    id: raw.contentful_id,
    name: requireField(raw, 'role', raw.role),
    href: raw.item?.href,
    questionIds: (raw.questions ?? []).flatMap((question) => question?.contentful_id ?? []),
  }
}

/**
 * Maps all interview questions and guides.
 *
 * @throws ContentError when a heading or a required field of a question or guide is missing
 */
export function mapInterviewBuilder(raw: Raw) {
  return {
    ...mapFrame(raw),
    id: raw.contentful_id,
    ...requireFields(raw, 'heading', 'bankHeading', 'planHeading', 'emptyText'),
    ...optionalTexts(raw, 'introduction', 'printNote'),
    groups: groupQuestions(raw.questions),
    roles: presentItems(raw.guides)
      .map(mapRole)
      .sort((first, second) => byText(first.name, second.name)),
  }
}
