import { Footer } from './Footer'
import { mapFooter } from './map-footer'

interface FooterViewProps {
  readonly footer: Queries.FooterSliceQuery['contentfulFooter']
  readonly supportEmail?: string
}

/** The full footer as the CMS has it, with the year of the build. */
export function FooterView({ footer, supportEmail }: FooterViewProps) {
  return <Footer {...mapFooter(footer)} supportEmail={supportEmail} year={new Date().getFullYear()} />
}
