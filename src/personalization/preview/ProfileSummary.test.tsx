import { useProfile } from '@ninetailed/experience.js-react'
import { render, screen } from '@testing-library/react'
import { experienceOf } from '../test-support/experiences'
import { ProfileSummary } from './ProfileSummary'

jest.mock('@ninetailed/experience.js-react')

const state = {
  forced: new Map<string, number>(),
  experiences: [
    experienceOf({ audience: { id: 'shops', name: 'Online shops' } }),
    experienceOf({ id: 'abroad', audience: { id: 'abroad' } }),
    experienceOf({ id: 'everybody' }),
  ],
}
const preview = { subscribe: () => () => undefined, getState: () => state }

const know = (profile: object | null): void => {
  jest.mocked(useProfile).mockReturnValue({ status: 'success', profile } as never)
  render(<ProfileSummary preview={preview} />)
}

it('lists the audiences of the visitor, by name, and those that experiences are for', () => {
  know({ session: { count: 2 }, location: { country: 'Canada' }, audiences: ['shops', 'readers'] })
  expect(screen.getByText('Profile: success, visit 2, Canada')).toBeInTheDocument()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '✓ Online shops',
    '✓ readers',
    'Not in: abroad',
  ])
})

it('says so when nobody is known', () => {
  know(null)
  expect(screen.getByText('Profile: success')).toBeInTheDocument()
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})
