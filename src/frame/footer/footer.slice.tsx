import { graphql, type SliceComponentProps } from 'gatsby'
import type { PageLanguage } from '../../lib/locales'
import { Island } from '../../ui/Island/Island'
import { TranslationProvider, type SliceContext } from '../../ui/Translation/Translation'
import { frameViews } from '../frame-source'

interface FooterSliceProps extends SliceComponentProps<Queries.FooterSliceQuery, SliceContext> {
  /** Of a page in several languages. */
  readonly languages?: readonly PageLanguage[]
}

export default function FooterSlice({ data, sliceContext, languages }: FooterSliceProps) {
  return (
    <Island
      // The links to other languages differ on each page.
      key={languages?.[0]?.path}
      name="footer"
      source={frameViews}
      render={({ Footer, mapFooter }) => (
        <TranslationProvider value={sliceContext.translation}>
          <Footer
            {...mapFooter(data.contentfulNavigation)}
            supportEmail={data.contentfulSiteSettings?.supportEmail ?? undefined}
            languages={languages}
          />
        </TranslationProvider>
      )}
    />
  )
}

export const query = graphql`
  query FooterSlice($locale: String = "en-US", $newLinks: [String!] = []) {
    contentfulSiteSettings(node_locale: { eq: $locale }) {
      supportEmail
    }
    contentfulNavigation(node_locale: { eq: $locale }) {
      ...FooterParts
    }
  }
`
