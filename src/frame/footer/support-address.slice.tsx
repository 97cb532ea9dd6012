import { graphql, type SliceComponentProps } from 'gatsby'
import { FramePart } from '../FramePart'

export default function SupportAddressSlice({ data }: SliceComponentProps<Queries.SupportAddressSliceQuery>) {
  const email = data.contentfulSiteSettings?.supportEmail
  return <FramePart name="support-address" draw={({ SupportAddress }) => email && <SupportAddress email={email} />} />
}

export const query = graphql`
  query SupportAddressSlice {
    contentfulSiteSettings {
      supportEmail
    }
  }
`
