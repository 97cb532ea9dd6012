import { act, within } from '@testing-library/react'
import type { PersonalizationConfig } from '../../lib/site-config'
import { createSdk } from '../sdk/create-sdk'
import { experienceOf } from '../test-support/experiences'
import type { PersonalizationState } from '../variant-provider'

const experiences = [
  experienceOf({ name: 'Hero for shops', type: 'nt_personalization', audience: { id: 'shops', name: 'Shops' } }),
  experienceOf({
    id: 'faq',
    name: 'No questions',
    components: [{ baseline: { id: 'home-hero' }, variants: [{ id: '', hidden: true }] }],
  }),
]

const panel = () => {
  const root = document.querySelector('[data-preview]')?.shadowRoot?.firstElementChild?.parentNode
  return within(root as unknown as HTMLElement)
}

/** Opens the panel and returns a function that selects the content of a block. */
const open = async (config: PersonalizationConfig) => {
  sessionStorage.clear()
  const states: PersonalizationState[] = []
  const publish = (state: PersonalizationState): void => void states.push(state)
  const consent = { isGranted: () => true, onChange: () => undefined }
  await act(async () => {
    const { send } = await createSdk({ preview: true, ...config }, { publish, consent, isOpen: () => true })
    if (!config.clientId)
      await send({ method: 'page', args: [], place: { url: '', referrer: '', document: { title: '' } } })
  })
  return () => {
    const state = states.at(-1)
    return typeof state === 'object' ? state.select('home-hero', experiences) : undefined
  }
}

afterEach(() => {
  document.body.innerHTML = ''
})

it('lists the experiences of the page, and forces variants, without any service', async () => {
  const choose = await open({})
  expect(choose()).toMatchObject({ status: 'success', id: 'home-hero', isPersonalized: false })
  await act(async () => undefined)
  const shops = within(panel().getByRole('group', { name: 'Hero for shops' }))
  expect(shops.getByText('Personalization for Shops')).toBeInTheDocument()
  expect(shops.getAllByRole('radio')).toHaveLength(3)
  expect(panel().getByText('Experiment for all visitors')).toBeInTheDocument()
  expect(panel().getByLabelText('Variant 1 hidden')).toBeInTheDocument()

  expect(shops.getByLabelText('As visitors see it')).toBeChecked()
  act(() => shops.getByLabelText('Variant 1 variant-home-hero').click())
  expect(choose()).toMatchObject({ id: 'variant-home-hero' })
  expect(panel().getByText('1 forced')).toBeInTheDocument()
  act(() => shops.getByLabelText('As visitors see it').click())
  expect(choose()).toMatchObject({ id: 'home-hero', isPersonalized: false })
  expect(panel().queryByText('1 forced')).not.toBeInTheDocument()
})

it('shows the visitor’s profile', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await open({ clientId: 'hearthside' })
  expect(panel().getByText('Profile: loading')).toBeInTheDocument()
})
