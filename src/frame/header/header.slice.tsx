import { graphql, type SliceComponentProps } from 'gatsby'
import { Island } from '../../ui/Island/Island'
import { TranslationProvider, type SliceContext } from '../../ui/Translation/Translation'
import { frameViews } from '../frame-source'

export default function HeaderSlice({
  data,
  sliceContext,
}: SliceComponentProps<Queries.HeaderSliceQuery, SliceContext>) {
  return (
    <Island
      name="header"
      source={frameViews}
      render={({ Header, mapNavigation }) => (
        <TranslationProvider value={sliceContext.translation}>
          <Header {...mapNavigation(data.contentfulNavigation)} />
        </TranslationProvider>
      )}
    />
  )
}

export const query = graphql`
  query HeaderSlice($locale: String = "en-US", $newLinks: [String!] = []) {
    contentfulNavigation(node_locale: { eq: $locale }) {
      ...HeaderNavigation
    }
  }
`
