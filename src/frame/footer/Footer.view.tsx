import { Footer } from './Footer'
import { mapFooter } from './map-footer'

interface FooterViewProps {
  readonly footer: Queries.FooterSliceQuery['contentfulFooter']
}

/** The full footer as the CMS has it, with the year of the build. */
export function FooterView({ footer }: FooterViewProps) {
  return <Footer {...mapFooter(footer)} year={new Date().getFullYear()} />
}
