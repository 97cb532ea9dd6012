import { entries } from '../test-support/entries'
import { mapFeatureGrid } from './feature-grid.cms'

it.each([
  [2, 2],
  [4, 4],
  [5, 3],
])('shows the features of a grid with %i columns in %i', (columnCount, columns) => {
  expect(mapFeatureGrid({ ...entries.ContentfulFeatureGrid, columnCount }).columns).toBe(columns)
})
