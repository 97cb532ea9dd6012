import { SmallFooter } from './SmallFooter'
import { SupportAddress } from './SupportAddress'

interface SmallFooterViewProps {
  readonly footer: Queries.SmallFooterSliceQuery['contentfulFooter']
  readonly supportEmail: string | null | undefined
  readonly isAddressAlone?: boolean
}

/** The small footer as the CMS has it, with the year of the build, and the support address below it. */
export function SmallFooterView({ footer, supportEmail, isAddressAlone = false }: SmallFooterViewProps) {
  return (
    <>
      {!isAddressAlone && <SmallFooter legalName={footer?.legalName ?? 'Hearthside'} year={new Date().getFullYear()} />}
      {supportEmail && <SupportAddress email={supportEmail} />}
    </>
  )
}
