import { graphql, type SliceComponentProps } from 'gatsby'
import { FramePart } from '../FramePart'

export default function SmallFooterSlice({ data }: SliceComponentProps<Queries.SmallFooterSliceQuery>) {
  return (
    <FramePart name="small-footer" draw={({ SmallFooterView }) => <SmallFooterView footer={data.contentfulFooter} />} />
  )
}

export const query = graphql`
  query SmallFooterSlice {
    contentfulFooter {
      legalName
    }
  }
`
