import { graphql, type SliceComponentProps } from 'gatsby'
import { Island } from '../../ui/Island/Island'
import { TranslationProvider, type SliceContext } from '../../ui/Translation/Translation'
import { frameViews } from '../frame-source'

interface SmallFooterSliceProps extends SliceComponentProps<Queries.SmallFooterSliceQuery, SliceContext> {
  /** Shows only the support address, for pages without a footer. */
  readonly isAddressAlone?: boolean
}

export default function SmallFooterSlice({ data, sliceContext, isAddressAlone }: SmallFooterSliceProps) {
  return (
    <Island
      name={isAddressAlone ? 'support-address' : 'small-footer'}
      source={frameViews}
      render={({ SmallFooter }) => (
        <TranslationProvider value={sliceContext.translation}>
          <SmallFooter
            footer={data.contentfulNavigation}
            supportEmail={data.contentfulSiteSettings?.supportEmail}
            isAddressAlone={isAddressAlone}
          />
        </TranslationProvider>
      )}
    />
  )
}

export const query = graphql`
  query SmallFooterSlice($locale: String = "en-US") {
    contentfulSiteSettings(node_locale: { eq: $locale }) {
      supportEmail
    }
    contentfulNavigation(node_locale: { eq: $locale }) {
      legalName
    }
  }
`
