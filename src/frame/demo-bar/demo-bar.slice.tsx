import { graphql, type SliceComponentProps } from 'gatsby'
import { Island } from '../../ui/Island/Island'
import { frameViews } from '../frame-source'

export default function DemoBarSlice({ data }: SliceComponentProps<Queries.DemoBarSliceQuery>) {
  return (
    <Island
      name="demo-bar"
      source={frameViews}
      render={({ DemoBarView }) => <DemoBarView demoBar={data.contentfulSiteSettings} />}
    />
  )
}

export const query = graphql`
  query DemoBarSlice {
    contentfulSiteSettings {
      ...DemoBarParts
    }
  }
`
