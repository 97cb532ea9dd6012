import { graphql, type SliceComponentProps } from 'gatsby'
import { FramePart } from '../FramePart'

export default function HeaderSlice({ data }: SliceComponentProps<Queries.HeaderSliceQuery>) {
  return <FramePart name="header" draw={({ HeaderView }) => <HeaderView navigation={data.contentfulNavigation} />} />
}

export const query = graphql`
  query HeaderSlice {
    contentfulNavigation {
      ...HeaderNavigation
    }
  }
`
