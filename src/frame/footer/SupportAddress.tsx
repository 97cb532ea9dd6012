import { Link } from '../../ui/Link/Link'
import * as S from './SupportAddress.styles'

interface SupportAddressProps {
  /** Where visitors can write to. */
  readonly email: string
}

/**
 * The support address on pages without the full footer (specification 2.1). Links to `#contact-us`
 * bring it up without any script; with one, it is the mail that 'Contact' falls back to.
 */
export function SupportAddress({ email }: SupportAddressProps) {
  return (
    <S.Root id="contact-us" aria-label="Contact" data-surface="night">
      <Link data-support-address="" href={`mailto:${email}`}>
        {email}
      </Link>
    </S.Root>
  )
}
