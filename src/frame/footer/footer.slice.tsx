import { graphql, type SliceComponentProps } from 'gatsby'
import { FramePart } from '../FramePart'

export default function FooterSlice({ data }: SliceComponentProps<Queries.FooterSliceQuery>) {
  return (
    <FramePart
      name="footer"
      draw={({ FooterView }) => (
        <FooterView
          footer={data.contentfulFooter}
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
    contentfulFooter {
      ...FooterParts
    }
  }
`
