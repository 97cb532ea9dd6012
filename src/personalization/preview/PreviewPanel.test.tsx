import { useProfile } from '@ninetailed/experience.js-react'
import { render, screen } from '@testing-library/react'
import { experienceOf } from '../test-support/experiences'
import { ProfileSummary } from './PreviewPanel'

jest.mock('@ninetailed/experience.js-react')

it('lists the visitor’s audiences by name, and those of experiences', () => {
  const state = {
    forced: new Map<string, number>(),
    experiences: [
      experienceOf({ audience: { id: 'shops', name: 'Online shops' } }),
      experienceOf({ id: 'abroad', audience: { id: 'abroad' } }),
      experienceOf({ id: 'everybody' }),
    ],
  }
  const profile = { session: { count: 2 }, location: { country: 'Canada' }, audiences: ['shops', 'readers'] }
  jest.mocked(useProfile).mockReturnValue({ status: 'success', profile } as never)
  render(<ProfileSummary preview={{ subscribe: () => () => undefined, getState: () => state }} />)
  expect(screen.getByText('Profile: success, visit 2, Canada')).toBeInTheDocument()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '✓ Online shops',
    '✓ readers',
    'Not in: abroad',
  ])
})
