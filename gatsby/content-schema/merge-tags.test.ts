import { renderText } from './markdown'

const tags = [
  { path: 'location.city', fallback: 'your town' },
  { path: 'traits.plan', fallback: 'R&D <plan>' },
  { path: 'traits.name' },
]

const tag = (path: string, fallback: string): string => `<span data-merge-tag="${path}">${fallback}</span>`

function render(text: string) {
  const warnings: string[] = []
  return { html: renderText(text, { tags, warn: (warning) => warnings.push(warning) }).html, warnings }
}

describe('a merge tag', () => {
  it.each([
    ['with its own fallback', 'In {{ location.city | your street }}.', `In ${tag('location.city', 'your street')}.`],
    ['with the CMS’s fallback', 'In {{ location.city }}.', `In ${tag('location.city', 'your town')}.`],
    ['twice', '{{location.city}}{{location.city|x}}', tag('location.city', 'your town') + tag('location.city', 'x')],
    ['with a fallback to be escaped', '{{ traits.plan | A&B }}', tag('traits.plan', 'A&amp;B')],
    ['with a path that looks like emphasis', '{{ a_b.c_d | x }}', tag('a_b.c_d', 'x')],
  ])('becomes an element %s', (_name, text, expected) => {
    expect(render(text)).toEqual({ html: `<p>${expected}</p>`, warnings: [] })
  })

  it.each([
    ['an address', '[x](</{{location.city}}/>)', '<p><a href="/%7B%7Blocation.city%7D%7D/">x</a></p>'],
    ['code', '`{{ location.city }}`', '<p><code>{{ location.city }}</code></p>'],
    ['a block of code', '```\n{{ location.city }}\n```', '<pre><code>{{ location.city }}\n</code></pre>'],
  ])('is not replaced in %s', (_name, text, html) => {
    expect(render(text)).toEqual({ html, warnings: [] })
  })

  it.each(['{{ location city | here }}', '{{ ../secret | here }}', '{{ "><script> | here }}', '{{ | here }}'])(
    'with an invalid path, such as %s, renders its fallback, with a warning',
    (text) => {
      const { html, warnings } = render(text)
      expect(html).toBe('<p>here</p>')
      expect(warnings).toEqual([expect.stringContaining("is not a path in a visitor's profile")])
    },
  )

  it('without a fallback renders an empty element, with a warning', () => {
    expect(render('Hello {{ traits.name }}!')).toEqual({
      html: `<p>Hello ${tag('traits.name', '')}!</p>`,
      warnings: ['"{{ traits.name }}" has no fallback for unknown visitors. Add one after a "|".'],
    })
  })
})
