import { graphql, type SliceComponentProps } from 'gatsby'
import { Island } from '../../ui/Island/Island'
import { frameViews } from '../frame-source'

interface SmallFooterSliceProps extends SliceComponentProps<Queries.SmallFooterSliceQuery> {
  /** Shows only the support address, for pages without a footer. */
  readonly isAddressAlone?: boolean
}

export default function SmallFooterSlice({ data, isAddressAlone }: SmallFooterSliceProps) {
  return (
    <Island
      name={isAddressAlone ? 'support-address' : 'small-footer'}
      source={frameViews}
      render={({ SmallFooterView }) => (
        <SmallFooterView
          footer={data.contentfulNavigation}
          supportEmail={data.contentfulSiteSettings?.supportEmail}
          isAddressAlone={isAddressAlone}
        />
      )}
    />
  )
}

export const query = graphql`
  query SmallFooterSlice {
    contentfulSiteSettings {
      supportEmail
    }
    contentfulNavigation {
      legalName
    }
  }
`
