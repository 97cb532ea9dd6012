import { SmallFooter } from './SmallFooter'

interface SmallFooterViewProps {
  readonly footer: Queries.SmallFooterSliceQuery['contentfulFooter']
}

/** The small footer as the CMS has it, with the year of the build. */
export function SmallFooterView({ footer }: SmallFooterViewProps) {
  return <SmallFooter legalName={footer?.legalName ?? 'Hearthside'} year={new Date().getFullYear()} />
}
