import { act, within } from '@testing-library/react'
import { createSdk } from '../sdk/create-sdk'
import { experienceOf } from '../test-support/experiences'
import type { PersonalizationState } from '../variant-provider'

const panel = () => {
  const root = document.querySelector('[data-preview]')?.shadowRoot?.firstElementChild?.parentNode
  return within(root as unknown as HTMLElement)
}

afterEach(() => {
  document.body.innerHTML = ''
})

it('shows experiences and forces variants without any service', async () => {
  const states: PersonalizationState[] = []
  const publish = (state: PersonalizationState): void => void states.push(state)
  const consent = { isGranted: () => true, onChange: () => undefined }
  const choose = () => {
    const state = states.at(-1)
    return typeof state === 'object' ? state.select('home-hero', [experienceOf()]) : undefined
  }

  await act(async () => {
    const { send } = await createSdk({ preview: true }, { publish, consent, isOpen: () => true })
    await send({ method: 'page', args: [], place: { url: '', referrer: '', document: { title: '' } } })
  })
  expect(choose()).toMatchObject({ status: 'success', id: 'home-hero' })
  await act(async () => undefined)
  act(() => panel().getByLabelText('Variant 1 variant-home-hero').click())
  expect(choose()).toMatchObject({ id: 'variant-home-hero' })
})

it('shows the visitor’s profile', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const publish = jest.fn()
  const consent = { isGranted: () => true, onChange: () => undefined }
  await act(async () => {
    await createSdk({ preview: true, clientId: 'hearthside' }, { publish, consent, isOpen: () => true })
  })
  expect(panel().getByText('Profile: loading')).toBeInTheDocument()
})
