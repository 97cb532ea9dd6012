/** @jest-environment jsdom */
import { hostilePayloads } from '../../src/lib/test-support/hostile-payloads'
import { renderText } from './markdown'

/** Elements and attributes that Markdown can make. */
const elements = new Set(
  'p h1 h2 h3 h4 h5 h6 em strong s a img ul ol li code pre blockquote hr br table thead tbody tr th td div span'.split(
    ' ',
  ),
)
const attributes = new Set(
  'href title src alt id class start data-align tabindex role aria-label data-merge-tag'.split(' '),
)
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Finds elements and attributes that could run a script or that Markdown cannot produce. */
function dangersIn(html: string): readonly string[] {
  const { body, head } = new DOMParser().parseFromString(html, 'text/html')
  return [...head.children, ...body.querySelectorAll('*')].flatMap((element) => [
    ...(elements.has(element.localName) ? [] : [element.outerHTML]),
    ...Array.from(element.attributes).flatMap(({ name, value }) => {
      const isAddress = name === 'href' || name === 'src'
      const isSafe = !isAddress || schemes.has(new URL(value, 'https://www.example.com/').protocol)
      return attributes.has(name) && isSafe ? [] : [`${name}="${value}"`]
    }),
  ])
}

/** Markdown contexts for the payload. */
const places: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `# ${text}\n\n## ${text}`,
  (text) => `- ${text}\n\n> ${text}`,
  (text) => `| ${text} | b |\n|---|--:|\n| 1 | ${text} |`,
  (text) => `[${text}](${text})`,
  (text) => `[a](<${text}> "${text}")`,
  (text) => `![${text}](${text} "${text}")`,
  (text) => `[a]: ${text} "${text}"\n\n[a]`,
  (text) => `\`${text}\`\n\n\`\`\`${text}\n${text}\n\`\`\``,
  (text) => `{{ location.city | ${text} }} {{ ${text} }}`,
]

it('recognizes dangerous HTML', () => {
  for (const html of ['<script>1</script>', '<p onclick="1">', '<a href="JavaScript:1">', '<a href="java\tscript:1">'])
    expect(dangersIn(html)).not.toEqual([])
})

it('renders no dangerous HTML for hostile texts', () => {
  for (const text of hostilePayloads) {
    const tags = [{ path: 'location.city', fallback: text }]
    const html = places.map((place) => renderText(place(text), { tags, warn: () => undefined }).html).join('')
    expect([text, ...dangersIn(html)]).toEqual([text])
  }
})
