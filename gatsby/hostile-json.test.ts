/** @jest-environment jsdom */
import type { FormDefinition } from '../src/forms/model/definition'
import { browserFormJson } from '../src/forms/model/rules'
import { hostilePayloads } from '../src/lib/test-support/hostile-payloads'
import { siteConfigJson } from './site-config'
import { structuredDataJson } from './structured-data/things'

/** A form with the payload in every text. */
const formWith = (text: string): FormDefinition => ({
  id: text,
  use: 'lead',
  fieldGroups: [],
  isCompact: false,
  successMessage: text,
  customSuccessMessage: text,
})

const writers: Readonly<Record<string, (text: string) => string | undefined>> = {
  'the configuration of the site': (text) =>
    siteConfigJson({ vendors: { jquery: { src: text } }, personalization: { clientId: text, experiment: text } }),
  'structured data': (text) => structuredDataJson([{ '@type': 'Thing', name: text, [text]: text }]),
  'a form': (text) => browserFormJson(formWith(text)),
}

/** A text could end the script element that contains the JSON. */
it.each(Object.entries(writers))('%s keeps hostile texts inside its script element', (_name, write) => {
  for (const text of hostilePayloads) {
    const html = `<head></head><body><script type="application/json">${write(text) ?? ''}</script></body>`
    const { head, body } = new DOMParser().parseFromString(html, 'text/html')
    expect(Array.from(body.querySelectorAll('*'), ({ localName }) => localName)).toEqual(['script'])
    expect(head.childElementCount).toBe(0)
    expect(JSON.stringify(JSON.parse(body.textContent))).toContain(JSON.stringify(text))
  }
})
