import { MarketingForm } from '../forms/MarketingForm/MarketingForm'
import { Image } from '../images/Image'
import { ActionLink } from '../ui/Button/Button'
import { Link } from '../ui/Link/Link'
import { Prose } from '../ui/Prose/Prose'
import { Heading } from '../ui/Typography/Typography'
import type { ArticleContent, Offer } from './article-content'
import * as S from './Article.Aside.styles'

export const hasAside = ({ signUp, people, links, offer }: ArticleContent): boolean =>
  [signUp, people, links, offer].some((part) => part !== undefined)

/** The end of an article: a form, its people, links, the next step. Beside the text on wide screens, otherwise below it. */
export function Aside(article: ArticleContent) {
  if (!hasAside(article)) return null
  const { signUp, people, links, offer } = article
  return (
    <S.Aside aria-label="Sidebar">
      {signUp && <SignUp {...signUp} />}
      {people && <People {...people} />}
      {links && <Links {...links} />}
      {offer && <NextStep {...offer} />}
    </S.Aside>
  )
}

function SignUp({ heading, textHtml, formView }: NonNullable<ArticleContent['signUp']>) {
  return (
    <S.Card data-surface="cream">
      <Heading level={2} size="h3" id="sign-up">
        {heading}
      </Heading>
      {textHtml && <Prose html={textHtml} />}
      <MarketingForm {...formView} scope="article" labelledBy="sign-up" />
    </S.Card>
  )
}

function People({ heading, list }: NonNullable<ArticleContent['people']>) {
  return (
    <S.People>
      <Heading level={2} size="h3">
        {heading}
      </Heading>
      {list.map(({ id, name, role, text, href, portrait }) => (
        <S.Person key={id}>
          {portrait && <Image picture={portrait} />}
          <div>
            <strong>{href ? <Link href={href}>{name}</Link> : name}</strong>
            {role && <p>{role}</p>}
          </div>
          {text && list.length === 1 && <S.About>{text}</S.About>}
        </S.Person>
      ))}
    </S.People>
  )
}

function Links({ heading, list }: NonNullable<ArticleContent['links']>) {
  return (
    <S.Card data-surface="cream">
      <Heading level={2} size="h3">
        {heading}
      </Heading>
      <S.Links role="list">
        {list.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </S.Links>
    </S.Card>
  )
}

function NextStep({ heading, text, action }: Offer) {
  return (
    <S.NextStep data-surface="night">
      <Heading level={2} size="h3">
        {heading}
      </Heading>
      {text && <p>{text}</p>}
      <p>
        <ActionLink action={action} />
      </p>
    </S.NextStep>
  )
}
