import { useProfile } from '@ninetailed/experience.js-react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act } from 'react'
import { baselineChoice } from '../experience'
import { experienceOf } from '../test-support/experiences'
import type { VariantProvider } from '../variant-provider'
import { createPreview } from './create-preview'
import { PreviewPanel, ProfileSummary } from './PreviewPanel'

jest.mock('@ninetailed/experience.js-react')

const experiences = [
  experienceOf({ name: 'Hero for shops', type: 'nt_personalization', audience: { id: 'shops', name: 'Shops' } }),
  experienceOf({
    id: 'faq',
    name: 'No questions',
    components: [{ baseline: { id: 'home-hero' }, variants: [{ id: '', hidden: true }] }],
  }),
]

const silent: VariantProvider = { select: (id) => baselineChoice(id, 'success'), observe: () => () => undefined }

async function open(asked = experiences) {
  sessionStorage.clear()
  const preview = createPreview()
  preview.decorate(silent, (provider) => provider.select('home-hero', asked))
  render(
    <PreviewPanel preview={preview}>
      <p>Profile: success</p>
    </PreviewPanel>,
  )
  await act(async () => undefined)
  await userEvent.click(screen.getByText('Personalization'))
  return { preview }
}

const group = (name: string) => within(screen.getByRole('group', { name }))

it('lists the experiences of the page, with their audiences and variants', async () => {
  await open()
  expect(group('Hero for shops').getByText('Personalization for Shops')).toBeInTheDocument()
  expect(group('No questions').getByText('Experiment for all visitors')).toBeInTheDocument()
  expect(group('Hero for shops').getAllByRole('radio')).toHaveLength(3)
  expect(group('No questions').getByLabelText('Variant 1 hidden')).toBeInTheDocument()
  expect(screen.getByText('Profile: success')).toBeInTheDocument()
})

it('forces a variant, shows the number of forced ones, and resets to the service', async () => {
  const { preview } = await open()
  expect(group('Hero for shops').getByLabelText('As visitors see it')).toBeChecked()
  await userEvent.click(group('Hero for shops').getByLabelText('Variant 1 variant-home-hero'))
  expect(preview.getState().forced).toEqual(new Map([['test', 1]]))
  expect(screen.getByText('1 forced')).toBeInTheDocument()
  await userEvent.click(group('Hero for shops').getByLabelText('As visitors see it'))
  expect(preview.getState().forced.size).toBe(0)
})

describe('ProfileSummary', () => {
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

  it('lists the visitor’s audiences by name, and those of experiences', () => {
    know({ session: { count: 2 }, location: { country: 'Canada' }, audiences: ['shops', 'readers'] })
    expect(screen.getByText('Profile: success, visit 2, Canada')).toBeInTheDocument()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '✓ Online shops',
      '✓ readers',
      'Not in: abroad',
    ])
  })
})
