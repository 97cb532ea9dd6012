import { MarketingForm } from '../forms/MarketingForm/MarketingForm'
import { Image } from '../images/Image'
import { ButtonLink } from '../ui/Button/Button'
import { DraftNotice } from '../ui/DraftNotice/DraftNotice'
import { Container, Section } from '../ui/Layout/Layout'
import { Link } from '../ui/Link/Link'
import { Prose } from '../ui/Prose/Prose'
import { TeaserList } from '../ui/TeaserList/TeaserList'
import { CheckList, Heading, Text } from '../ui/Typography/Typography'
import type { ArticleContent, ArticleQuestion, ArticleSection } from './article'
import * as S from './Article.styles'

/** An article: breadcrumbs, facts, table of contents, text, links to related pages. */
export function Article(article: ArticleContent) {
  const { breadcrumbs, title, label, introduction, facts, picture, mark, groups, newer, older, problem } = article
  return (
    <article>
      <Section background="cream" spacing="tight">
        <Container>
          <S.Breadcrumbs aria-label="Breadcrumb">
            <ol>
              {breadcrumbs.map(({ href, label: name }) => (
                <li key={href}>
                  <Link href={href}>{name}</Link>
                </li>
              ))}
            </ol>
          </S.Breadcrumbs>
          <S.Head>
            {mark && (
              <S.Mark>
                <Image picture={mark} />
              </S.Mark>
            )}
            {label && <S.Label>{label}</S.Label>}
            <Heading level={1}>{title}</Heading>
            {introduction && (
              <Text size="lead" tone="soft">
                {introduction}
              </Text>
            )}
          </S.Head>
          {facts.length > 0 && (
            <S.Facts>
              {facts.map((fact) => (
                <div key={`${fact.label} ${fact.value}`}>
                  <dt>{fact.label}</dt>
                  <dd>{fact.href ? <Link href={fact.href}>{fact.value}</Link> : fact.value}</dd>
                </div>
              ))}
            </S.Facts>
          )}
        </Container>
      </Section>
      {problem && <DraftNotice>{problem}</DraftNotice>}
      <Body article={article} picture={picture} />
      {(newer ?? older) && (
        <Container>
          <S.Neighbors aria-label="More posts">
            {older && (
              <Link rel="prev" href={older.href}>
                <small>Older</small>
                {older.title}
              </Link>
            )}
            {newer && (
              <Link rel="next" href={newer.href}>
                <small>Newer</small>
                {newer.title}
              </Link>
            )}
          </S.Neighbors>
        </Container>
      )}
      {groups.map(({ heading, teasers, hasMarks, datePrefix, more }) => (
        <S.Group key={heading} background="cream">
          <Container>
            <S.GroupHeading level={2}>{heading}</S.GroupHeading>
            <TeaserList teasers={teasers} hasMarks={hasMarks} datePrefix={datePrefix} />
            {more && (
              <S.More>
                <Link rel="next" href={more}>
                  Older posts
                </Link>
              </S.More>
            )}
          </Container>
        </S.Group>
      ))}
    </article>
  )
}

function Body({ article, picture }: { readonly article: ArticleContent; readonly picture: ArticleContent['picture'] }) {
  const { summaryHtml, points, bodyHtml, sections, questions, signUp, action } = article
  if (!bodyHtml && !points && questions.length === 0) return null
  const text = (
    <>
      {bodyHtml && <Prose isArticle html={bodyHtml} />}
      {questions.length > 0 && <Questions questions={questions} />}
    </>
  )
  const image = picture && <Image picture={picture} sizes="(min-width: 1024px) 44rem, 100vw" priority />
  const button = action && (
    <p>
      <ButtonLink href={action.href} size="large">
        {action.label}
      </ButtonLink>
    </p>
  )
  const hasSummary = summaryHtml !== undefined || points !== undefined
  const hasSide = sections.length === 0 && (hasSummary || signUp !== undefined)
  return (
    <Section>
      <Container>
        {hasSide ? (
          <S.Beside>
            {hasSummary && (
              <S.Summaries>
                <Summaries article={article} />
              </S.Summaries>
            )}
            <S.Text>
              {image}
              {text}
              {button}
            </S.Text>
            {signUp && <SignUp signUp={signUp} />}
          </S.Beside>
        ) : (
          <S.Columns>
            {sections.length > 0 && <Contents sections={sections} />}
            <S.Text>
              {image}
              <Summaries article={article} />
              {text}
              {signUp && <SignUp signUp={signUp} />}
              {button}
            </S.Text>
          </S.Columns>
        )}
      </Container>
    </Section>
  )
}

function Summaries({ article: { summaryHtml, points } }: { readonly article: ArticleContent }) {
  return (
    <>
      {summaryHtml && (
        <S.Summary data-surface="blue">
          <Heading level={2} size="h3">
            In short
          </Heading>
          <Prose html={summaryHtml} />
        </S.Summary>
      )}
      {points && (
        <S.Summary data-surface="cream">
          <Heading level={2} size="h3">
            {points.heading}
          </Heading>
          <CheckList items={points.items} />
        </S.Summary>
      )}
    </>
  )
}

function SignUp({ signUp: { heading, textHtml, formView } }: Required<Pick<ArticleContent, 'signUp'>>) {
  return (
    <S.SignUp data-surface="cream">
      <Heading level={2} size="h3" id="sign-up">
        {heading}
      </Heading>
      {textHtml && <Prose html={textHtml} />}
      <MarketingForm {...formView} scope="article" labelledBy="sign-up" />
    </S.SignUp>
  )
}

function Contents({ sections }: { readonly sections: readonly ArticleSection[] }) {
  return (
    <S.Contents aria-label="On this page">
      <p aria-hidden="true">On this page</p>
      <ol>
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
      <S.Questions>
        {questions.map(({ id, text, competence, listenFor, followUp }) => (
          <li key={id}>
            <S.Label>{competence}</S.Label>
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
