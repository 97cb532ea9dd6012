import { Section } from '../ui/Layout/Layout'
import { Prose } from '../ui/Prose/Prose'
import { CheckList, Heading } from '../ui/Typography/Typography'
import type { ArticleContent, ArticleQuestion, ArticleSection } from './article-content'
import { Aside, hasAside } from './Article.Aside'
import { Card } from './Article.Aside.styles'
import * as S from './Article.Body.styles'
import { Helpful } from './Article.Helpful'
import { Quote } from './Article.Story'
import { Label } from './Article.styles'

export function Body(article: ArticleContent) {
  const { summaryHtml, points, quote, bodyHtml, sections, questions, asksIfHelpful } = article
  if (!bodyHtml && !points && questions.length === 0 && !hasAside(article)) return null
  const hasContents = sections.length > 0
  const hasSummary = summaryHtml !== undefined || points !== undefined
  const summary = hasSummary && <Summaries {...article} />
  return (
    <Section>
      <S.Columns $hasContents={hasContents} $hasAside={hasAside(article) || (hasSummary && !hasContents)}>
        {hasContents && <Contents sections={sections} />}
        {!hasContents && summary}
        <S.Text>
          {hasContents && summary}
          {quote && <Quote {...quote} />}
          {bodyHtml && <Prose isArticle html={bodyHtml} />}
          {questions.length > 0 && <Questions questions={questions} />}
          {asksIfHelpful && bodyHtml && <Helpful />}
        </S.Text>
        <Aside {...article} />
      </S.Columns>
    </Section>
  )
}

function Summaries({ summaryHtml, points }: ArticleContent) {
  return (
    <S.Summaries>
      {summaryHtml && (
        <Card data-surface="blue">
          <Heading level={2} size="h3">
            In short
          </Heading>
          <Prose html={summaryHtml} />
        </Card>
      )}
      {points && (
        <Card data-surface="cream">
          <Heading level={2} size="h3">
            {points.heading}
          </Heading>
          <CheckList items={points.list} />
        </Card>
      )}
    </S.Summaries>
  )
}

function Contents({ sections }: { readonly sections: readonly ArticleSection[] }) {
  return (
    <S.Contents aria-label="On this page">
      <p aria-hidden="true">On this page</p>
      <ol role="list">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </S.Contents>
  )
}

function Questions({ questions }: { readonly questions: readonly ArticleQuestion[] }) {
  return (
    <section aria-labelledby="questions">
      <Heading level={2} id="questions">
        All questions
      </Heading>
      <S.Questions role="list">
        {questions.map(({ id, text, competence, listenFor, followUp }) => (
          <li key={id}>
            <Label>{competence}</Label>
            <h3>{text}</h3>
            <p>
              <strong>Listen for:</strong> {listenFor}
            </p>
            {followUp && (
              <p>
                <strong>Then ask:</strong> {followUp}
              </p>
            )}
          </li>
        ))}
      </S.Questions>
    </section>
  )
}
