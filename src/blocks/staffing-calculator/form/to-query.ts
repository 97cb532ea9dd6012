import { namesFor, type FormState } from './form-state'

/** A state as it stands in an address: everything that matters to the channel, and nothing else. */
export function toQuery({ channel, numbers, handleUnit, withinUnit }: FormState): Readonly<Record<string, string>> {
  return {
    channel,
    ...Object.fromEntries(namesFor[channel].map((name) => [name, String(numbers[name])])),
    'handle-unit': handleUnit,
    ...(channel !== 'email' && { 'within-unit': withinUnit }),
  }
}
