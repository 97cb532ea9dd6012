import { graphql, type SliceComponentProps } from 'gatsby'
import { Island } from '../../ui/Island/Island'
import { TranslationProvider, type SliceContext } from '../../ui/Translation/Translation'
import { frameViews } from '../frame-source'

export default function DemoBarSlice({
  data,
  sliceContext,
}: SliceComponentProps<Queries.DemoBarSliceQuery, SliceContext>) {
  return (
    <Island
      name="demo-bar"
      source={frameViews}
      render={({ DemoBar, mapDemoBar }) => {
        const content = mapDemoBar(data.contentfulSiteSettings)
        return (
          <TranslationProvider value={sliceContext.translation}>
            {content && <DemoBar {...content} />}
          </TranslationProvider>
        )
      }}
    />
  )
}

export const query = graphql`
  query DemoBarSlice($locale: String = "en-US") {
    contentfulSiteSettings(node_locale: { eq: $locale }) {
      ...DemoBarParts
    }
  }
`
