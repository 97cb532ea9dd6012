import { Header } from './Header'
import { mapNavigation } from './map-navigation'

interface HeaderViewProps {
  readonly navigation: Queries.HeaderSliceQuery['contentfulNavigation']
}

/** The header as the CMS has it. */
export function HeaderView({ navigation }: HeaderViewProps) {
  return <Header {...mapNavigation(navigation)} />
}
