import { onRestored } from '../lib/page-life'

/** Safari empties fields without autocompletion after `pageshow`, when a visitor comes back to a page that it has kept. */
export function keepFields(root: Document): void {
  onRestored(window, () => {
    for (const field of root.querySelectorAll<HTMLInputElement>('input[autocomplete=off]')) {
      const { value } = field
      setTimeout(() => {
        field.value = value
      })
    }
  })
}
