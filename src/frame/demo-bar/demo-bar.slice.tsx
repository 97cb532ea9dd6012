import { graphql, type SliceComponentProps } from 'gatsby'
import { FramePart } from '../FramePart'

export default function DemoBarSlice({ data }: SliceComponentProps<Queries.DemoBarSliceQuery>) {
  return <FramePart name="demo-bar" draw={({ DemoBarView }) => <DemoBarView demoBar={data.contentfulDemoBar} />} />
}

export const query = graphql`
  query DemoBarSlice {
    contentfulDemoBar {
      ...DemoBarParts
    }
  }
`
