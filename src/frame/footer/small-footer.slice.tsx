import { graphql, type SliceComponentProps } from 'gatsby'
import { FramePart } from '../FramePart'

interface SmallFooterSliceProps extends SliceComponentProps<Queries.SmallFooterSliceQuery> {
  /** Shows only the support address, for pages without a footer. */
  readonly isAddressAlone?: boolean
}

export default function SmallFooterSlice({ data, isAddressAlone }: SmallFooterSliceProps) {
  return (
    <FramePart
      name={isAddressAlone ? 'support-address' : 'small-footer'}
      draw={({ SmallFooterView }) => (
        <SmallFooterView
          footer={data.contentfulFooter}
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
    contentfulFooter {
      legalName
    }
  }
`
