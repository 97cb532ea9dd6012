import { baselineChoice, type Choice } from '../experience'
import { createPersonalization } from '../personalization'
import type { ComponentView, SdkModule, SdkOptions, VariantProvider } from '../variant-provider'

type Start = SdkModule['createSdk']

export type FakePersonalization = ReturnType<typeof fakePersonalization>

/** A personalization with the test as its service. */
export function fakePersonalization() {
  const createSdk = jest.fn<ReturnType<Start>, Parameters<Start>>(() =>
    Promise.resolve({ send: () => Promise.resolve({ success: true }) }),
  )
  const stopObserving: jest.MockedFunction<(view: ComponentView) => void> = jest.fn()
  const observe: jest.MockedFunction<VariantProvider['observe']> = jest.fn((view) => () => stopObserving(view))
  const personalization = createPersonalization(
    () => ({ clientId: 'hearthside' }),
    () => Promise.resolve({ createSdk }),
  )
  /** The options that the SDK was started with. */
  const options = (): SdkOptions => {
    const [call] = createSdk.mock.calls
    if (!call) throw new Error('The SDK has not been started')
    return call[1]
  }
  return {
    personalization,
    options,
    observe,
    stopObserving,
    /** Sets what blocks show; the others show their baseline. */
    decide: (choices: Readonly<Record<string, Partial<Choice>>>): void => {
      options().publish({
        select: (id) => ({ ...baselineChoice(id, 'success'), ...choices[id] }),
        observe,
      })
    },
  }
}
