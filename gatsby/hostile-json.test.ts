/** @jest-environment jsdom */
import type { FormDefinition } from '../src/forms/model/definition'
import { browserFormJson } from '../src/forms/model/rules'
import { hostilePayloads } from '../src/lib/test-support/hostile-payloads'
import { siteConfigJson } from './site-config'
import { structuredDataJson } from './structured-data/json-ld'

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

const payloads = [...hostilePayloads, 'a 27&quot; screen', '&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;']

/** As Gatsby does in scripts of the head. */
function decodeEntities(text: string): string {
  const area = document.createElement('textarea')
  area.innerHTML = text
  return area.value
}

/** A text could end the script element that contains the JSON. */
it.each(Object.entries(writers))('%s keeps hostile texts inside its script element', (_name, write) => {
  const scripts = payloads.map(
    (text) => `<script type="application/json">${decodeEntities(write(text) ?? '')}</script>`,
  )
  const { head, body } = new DOMParser().parseFromString(`<head></head><body>${scripts.join('')}</body>`, 'text/html')
  expect(Array.from(body.querySelectorAll('*'), ({ localName }) => localName)).toEqual(scripts.map(() => 'script'))
  expect(head.childElementCount).toBe(0)
  expect(Array.from(body.children, ({ textContent }) => JSON.stringify(JSON.parse(textContent)))).toEqual(
    payloads.map((text) => expect.stringContaining(JSON.stringify(text)) as string),
  )
})
