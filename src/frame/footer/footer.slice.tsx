import { graphql, type SliceComponentProps } from 'gatsby'
import { Island } from '../../ui/Island/Island'
import { frameViews } from '../frame-source'

export default function FooterSlice({ data }: SliceComponentProps<Queries.FooterSliceQuery>) {
  return (
    <Island
      name="footer"
      source={frameViews}
      render={({ FooterView }) => (
        <FooterView
          footer={data.contentfulNavigation}
          supportEmail={data.contentfulSiteSettings?.supportEmail ?? undefined}
        />
      )}
    />
  )
}

export const query = graphql`
  query FooterSlice {
    contentfulSiteSettings {
      supportEmail
    }
    contentfulNavigation {
      ...FooterParts
    }
  }
`
