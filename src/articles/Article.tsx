import { Image } from '../images/Image'
import { ActionLink, Button } from '../ui/Button/Button'
import { DraftNotice } from '../ui/DraftNotice/DraftNotice'
import { Container, Section } from '../ui/Layout/Layout'
import { Link } from '../ui/Link/Link'
import { TeaserList } from '../ui/TeaserList/TeaserList'
import { Heading, Lead, Small } from '../ui/Typography/Typography'
import type { ArticleContent } from './article-content'
import { Body } from './Article.Body'
import { Tool } from './Article.Helpful.styles'
import { Figures } from './Article.Story'
import * as S from './Article.styles'

export function Article(article: ArticleContent) {
  const { newer, older, problem, groups, sections, figures } = article
  return (
    <S.Article>
      {sections.length > 0 && <S.Progress aria-hidden="true" />}
      <Section background="cream" spacing="tight">
        <Head {...article} />
        {figures && <Figures {...figures} />}
      </Section>
      {problem && <DraftNotice href={problem.href}>{problem.text}</DraftNotice>}
      <Body {...article} />
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
      {groups.map(({ heading, teasers, look, datePrefix, more }) => (
        <S.Group key={heading} background="cream">
          <S.GroupHeading level={2}>{heading}</S.GroupHeading>
          <TeaserList teasers={teasers} look={look} datePrefix={datePrefix} />
          {more && (
            <S.More>
              <Link rel="next" href={more}>
                Older posts
              </Link>
            </S.More>
          )}
        </S.Group>
      ))}
    </S.Article>
  )
}

function Head(article: ArticleContent) {
  const { breadcrumbs, title, label, introduction, action, facts, notice, printLabel, picture, mark } = article
  // Covers are wide.
  const isPortrait = picture !== undefined && picture.width === picture.height
  return (
    <>
      <S.Breadcrumbs aria-label="Breadcrumb">
        <ol role="list">
          {breadcrumbs.map(({ href, label: name }) => (
            <li key={href}>
              <Link href={href}>{name}</Link>
            </li>
          ))}
        </ol>
      </S.Breadcrumbs>
      <S.Head>
        <S.Words $isOfPerson={isPortrait}>
          {mark && (
            <S.Mark>
              <Image picture={mark} />
            </S.Mark>
          )}
          {label && <S.Label>{label}</S.Label>}
          <Heading level={1}>{title}</Heading>
          {introduction && <Lead>{introduction}</Lead>}
          {action && (
            <p>
              <ActionLink action={action} size="large" />
            </p>
          )}
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
          {printLabel && (
            <Tool data-article-tool="print">
              <Button variant="secondary">{printLabel}</Button>
            </Tool>
          )}
          {notice && <Small>{notice}</Small>}
        </S.Words>
        {picture && (
          <S.Cover $isSquare={isPortrait}>
            <Image picture={picture} sizes="(min-width: 1024px) 38rem, 100vw" priority />
          </S.Cover>
        )}
      </S.Head>
    </>
  )
}
