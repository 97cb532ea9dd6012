import { entries } from '../test-support/entries'
import { mapProductTour } from './product-tour.cms'

it('gives each step its own address', () => {
  expect(mapProductTour(entries.ContentfulProductTour).steps).toMatchObject([{ id: 'step-inbox', label: 'Inbox' }])
})
