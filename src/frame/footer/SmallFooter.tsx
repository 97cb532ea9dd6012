import { Link } from '../../ui/Link/Link'
import { useWords } from '../../ui/Translation/Translation'
import { Logo } from '../logo/Logo'
import { ColorSchemeSwitch } from './ColorSchemeSwitch'
import { Copyright } from './Footer'
import * as S from './SmallFooter.styles'

interface SmallFooterProps {
  readonly footer: Queries.SmallFooterSliceQuery['contentfulNavigation']
  readonly supportEmail: string | null | undefined
  readonly isAddressAlone?: boolean
}

/**
 * Logo, copyright and the switch of dark mode, for pages that should not lead elsewhere, and the support address for
 * pages without the full footer (requirements 2.1). Links to `#contact-us` show the address without scripts; with
 * scripts, 'Contact' falls back to it.
 */
export function SmallFooter({ footer, supportEmail, isAddressAlone = false }: SmallFooterProps) {
  const words = useWords()
  return (
    <>
      {!isAddressAlone && (
        <S.Root data-surface="night">
          <S.Inner>
            <Logo />
            <p>
              <Copyright legalName={footer?.legalName ?? 'Hearthside'} />
            </p>
            <ColorSchemeSwitch />
          </S.Inner>
        </S.Root>
      )}
      {supportEmail && (
        <S.Address id="contact-us" aria-label={words.contact} data-surface="night">
          <Link data-support-address="" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </Link>
        </S.Address>
      )}
    </>
  )
}
