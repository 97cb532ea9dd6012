import { Logo } from '../logo/Logo'
import { Copyright } from './Copyright'
import * as S from './SmallFooter.styles'

interface SmallFooterProps {
  readonly legalName: string
  /** Of the copyright line. */
  readonly year: number
}

/** Logo and copyright alone, for pages that should not lead elsewhere (specification 2.1). */
export function SmallFooter({ legalName, year }: SmallFooterProps) {
  return (
    <S.Root data-surface="night">
      <S.Inner>
        <S.LogoLink href="/" aria-label="Hearthside, home">
          <Logo />
        </S.LogoLink>
        <p>
          <Copyright legalName={legalName} year={year} />
        </p>
      </S.Inner>
    </S.Root>
  )
}
