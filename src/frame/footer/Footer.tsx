import { defaultLocale, localeOf, type PageLanguage } from '../../lib/locales'
import { Icon } from '../../ui/Icon/Icon'
import { Link } from '../../ui/Link/Link'
import { Prose } from '../../ui/Prose/Prose'
import { useTranslation, useWords } from '../../ui/Translation/Translation'
import type { NavigationEntry } from '../header/header.cms'
import { Logo } from '../logo/Logo'
import { ColorSchemeSwitch } from './ColorSchemeSwitch'
import type { FooterContent } from './footer.cms'
import * as S from './Footer.styles'

/** The section about 'Do Not Sell', as in its URL in the CMS. */
const doNotSellSection = 'do-not-sell'

interface FooterProps extends FooterContent {
  /** The support address. 'Contact' links to it while the help widget is not available. */
  readonly supportEmail?: string
  /** Of a page in several languages. */
  readonly languages?: readonly PageLanguage[]
}

export function Footer({ tagline, legalName, columns, socialLinks, supportEmail, languages }: FooterProps) {
  const words = useWords()
  return (
    <S.Root data-surface="night">
      <S.Inner>
        <S.Brand>
          <Logo />
          {tagline && <p>{tagline}</p>}
          {supportEmail && (
            <S.Mail id="contact-us" data-support-address="" href={`mailto:${supportEmail}`}>
              {supportEmail}
            </S.Mail>
          )}
          <S.Social role="list">
            {socialLinks.map((link) => (
              <li key={link.id}>
                <Link href={link.url}>
                  <Icon name={link.icon} label={link.title} />
                </Link>
              </li>
            ))}
          </S.Social>
          {languages && <Languages languages={languages} />}
        </S.Brand>
        <S.Columns aria-label={words.footer}>
          {columns.map((column) => (
            <div key={column.id}>
              <S.Title id={column.id}>{column.title}</S.Title>
              <ul role="list" aria-labelledby={column.id}>
                {column.links.map((link) => (
                  <li key={link.id}>
                    {link.html === undefined ? <FooterAction link={link} /> : <Prose html={link.html} />}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </S.Columns>
        <S.End>
          <p>
            <Copyright legalName={legalName} />
          </p>
          <ColorSchemeSwitch />
        </S.End>
      </S.Inner>
    </S.Root>
  )
}

/** 'Do Not Sell' opens the consent tool (requirements 2.1). Without the tool or JavaScript, it leads to its section. */
function FooterAction({ link }: { readonly link: Exclude<NavigationEntry, { readonly html: string }> }) {
  const words = useWords()
  const translation = useTranslation()
  const doNotSell =
    link.url.split('#')[1] === doNotSellSection
      ? { 'data-do-not-sell': '', 'data-signal-note': translation?.signalNote }
      : {}
  return (
    <>
      <Link href={link.url} {...doNotSell}>
        {link.title}
      </Link>
      {link.isNew && <S.New>{words.isNew}</S.New>}
      {link.badge && <S.New $tone="success">{link.badge}</S.New>}
    </>
  )
}

/** Links to this page in the other languages, by their own names. `Link` would lead to the same language. */
function Languages({ languages }: Required<Pick<FooterProps, 'languages'>>) {
  const locale = useTranslation()?.locale ?? defaultLocale
  return (
    <S.Social role="list">
      {languages
        .filter(({ path }) => localeOf(path) !== locale)
        .map(({ path, hrefLang, name }) => (
          <li key={path}>
            <a href={path} hrefLang={hrefLang} lang={hrefLang} rel="alternate">
              {name}
            </a>
          </li>
        ))}
    </S.Social>
  )
}

export function Copyright({ legalName }: Pick<FooterContent, 'legalName'>) {
  return (
    <>
      © <span data-year>{new Date().getFullYear()}</span>
      {` ${legalName}`}
    </>
  )
}
