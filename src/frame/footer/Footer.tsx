import { Icon } from '../../ui/Icon/Icon'
import { Link } from '../../ui/Link/Link'
import { Prose } from '../../ui/Prose/Prose'
import { Logo } from '../logo/Logo'
import { type FooterContent, type FooterLink, mapFooter } from './footer.cms'
import * as S from './Footer.styles'

/** The section about 'Do Not Sell', as in its URL in the CMS. */
const doNotSellSection = 'do-not-sell'

interface FooterProps extends FooterContent {
  /** The support address. 'Contact' links to it while the help widget is not available. */
  readonly supportEmail?: string
  readonly year: number
}

export function Footer({ tagline, legalName, columns, socialLinks, supportEmail, year }: FooterProps) {
  return (
    <S.Root data-surface="night">
      <S.Inner>
        <S.Brand>
          <S.LogoLink href="/" aria-label="Hearthside, home">
            <Logo />
          </S.LogoLink>
          {tagline && <p>{tagline}</p>}
          {supportEmail && (
            <S.Mail id="contact-us" data-support-address="" href={`mailto:${supportEmail}`}>
              {supportEmail}
            </S.Mail>
          )}
          <S.Social>
            {socialLinks.map((link) => (
              <li key={link.id}>
                <Link href={link.url}>
                  <Icon name={link.icon} label={link.title} />
                </Link>
              </li>
            ))}
          </S.Social>
        </S.Brand>
        <S.Columns aria-label="Footer">
          {columns.map((column) => (
            <div key={column.id}>
              <S.Title id={column.id}>{column.title}</S.Title>
              <ul aria-labelledby={column.id}>
                {column.links.map((link) => (
                  <li key={link.id}>{'html' in link ? <Prose html={link.html} /> : <FooterAction link={link} />}</li>
                ))}
              </ul>
            </div>
          ))}
        </S.Columns>
        <S.Copyright>
          <Copyright legalName={legalName} year={year} />
        </S.Copyright>
      </S.Inner>
    </S.Root>
  )
}

/** 'Do Not Sell' opens the consent tool (requirements 2.1). Without the tool or JavaScript, it leads to its section. */
function FooterAction({ link }: { readonly link: FooterLink }) {
  return (
    <>
      <Link href={link.url} data-do-not-sell={link.url.split('#')[1] === doNotSellSection ? '' : undefined}>
        {link.title}
      </Link>
      {link.isNew && <S.New>New</S.New>}
      {link.badge && <S.New tone="success">{link.badge}</S.New>}
    </>
  )
}

interface FooterViewProps {
  readonly footer: Queries.FooterPartsFragment | null
  readonly supportEmail?: string
}

export function FooterView({ footer, supportEmail }: FooterViewProps) {
  return <Footer {...mapFooter(footer)} supportEmail={supportEmail} year={new Date().getFullYear()} />
}

interface CopyrightProps {
  readonly legalName: string
  readonly year: number
}

export function Copyright({ legalName, year }: CopyrightProps) {
  return (
    <>
      © <span data-year>{year}</span>
      {` ${legalName}`}
    </>
  )
}
