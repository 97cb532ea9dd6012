import { graphql } from 'gatsby'
import { optionalTexts, requireField, requireFields, requireItems, type ItemOf } from '../../mapping/fields'
import { mapFrame } from '../block-frame'

export const faqQuery = graphql`
  fragment FaqBlock on ContentfulFaq {
    contentful_id
    name
    anchor
    background
    heading
    introduction
    items {
      contentful_id
      question
      answerHtml
    }
  }
`

type RawQuestion = ItemOf<Queries.FaqBlockFragment['items']>

function mapQuestion(raw: RawQuestion) {
  const named = { ...raw, name: raw.question }
  return {
    id: raw.contentful_id,
    ...requireFields(named, 'question'),
    answerHtml: requireField(named, 'answer', raw.answerHtml),
  }
}

/**
 * Maps questions and answers. Omits questions that are not published yet.
 *
 * @throws ContentError when there is no heading or list, or a question or its answer is empty
 */
export function mapFaq(raw: Queries.FaqBlockFragment) {
  return {
    ...mapFrame(raw),
    ...requireFields(raw, 'heading'),
    ...optionalTexts(raw, 'introduction'),
    questions: requireItems(raw, 'items').map(mapQuestion),
  }
}
