import { render, screen, within } from '@testing-library/react'
import { entries } from '../test-support/entries'
import { mapFeatureGrid } from './feature-grid.cms'
import { FeatureGrid } from './FeatureGrid'

const raw = entries.ContentfulFeatureGrid
const [inbox] = (raw.features ?? []).filter((one) => one !== null)

it('lists features with a picture, otherwise with an existing icon', () => {
  const changes = [{}, { image: null }, { image: null, icon: 'unicorn' }]
  const features = changes.map(
    (change, index) => inbox && { ...inbox, contentful_id: `${index}`, linkUrl: null, ...change },
  )
  render(<FeatureGrid {...mapFeatureGrid({ ...raw, features: features as typeof raw.features })} />)
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect(items.map((item) => Array.from(item.querySelectorAll('img, svg'), ({ localName }) => localName))).toEqual([
    ['img'],
    ['svg'],
    [],
  ])
})
