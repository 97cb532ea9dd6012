import { Link } from '../../ui/Link/Link'
import { useWords } from '../../ui/Translation/Translation'
import { Logo } from '../logo/Logo'
import { ColorSchemeSwitch } from './ColorSchemeSwitch'
import { Copyright } from './Footer'
import * as S from './SmallFooter.styles'

interface SmallFooterProps {
  readonly legalName: string
  readonly year: number
}

/** Logo, copyright and the switch of dark mode, for pages that should not lead elsewhere (requirements 2.1). */
function SmallFooter({ legalName, year }: SmallFooterProps) {
  const words = useWords()
  return (
    <S.Root data-surface="night">
      <S.Inner>
        <S.LogoLink href="/" aria-label={words.home}>
          <Logo />
        </S.LogoLink>
        <p>
          <Copyright legalName={legalName} year={year} />
        </p>
        <ColorSchemeSwitch />
      </S.Inner>
    </S.Root>
  )
}

interface SmallFooterViewProps {
  readonly footer: Queries.SmallFooterSliceQuery['contentfulNavigation']
  readonly supportEmail: string | null | undefined
  readonly isAddressAlone?: boolean
}

export function SmallFooterView({ footer, supportEmail, isAddressAlone = false }: SmallFooterViewProps) {
  return (
    <>
      {!isAddressAlone && <SmallFooter legalName={footer?.legalName ?? 'Hearthside'} year={new Date().getFullYear()} />}
      {supportEmail && <SupportAddress email={supportEmail} />}
    </>
  )
}

/**
 * The support address on pages without the full footer (requirements 2.1). Links to `#contact-us` show it
 * without scripts; with scripts, 'Contact' falls back to it.
 */
function SupportAddress({ email }: { readonly email: string }) {
  const words = useWords()
  return (
    <S.Address id="contact-us" aria-label={words.contact} data-surface="night">
      <Link data-support-address="" href={`mailto:${email}`}>
        {email}
      </Link>
    </S.Address>
  )
}
