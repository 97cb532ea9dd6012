import { DemoBar } from './DemoBar'
import { mapDemoBar } from './map-demo-bar'

interface DemoBarViewProps {
  readonly demoBar: Queries.DemoBarSliceQuery['contentfulDemoBar']
}

/** The demo bar as the CMS has it; nothing when it has none. */
export function DemoBarView({ demoBar }: DemoBarViewProps) {
  const content = mapDemoBar(demoBar)
  return content ? <DemoBar {...content} /> : null
}
