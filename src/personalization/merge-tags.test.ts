import { renderMergeTags } from './merge-tags'

const tags = [
  { path: 'location.city', fallback: 'your town' },
  { path: 'traits.plan', fallback: 'R&D <plan>' },
  { path: 'traits.name' },
]

const tag = (path: string, fallback: string): string => `<span data-merge-tag="${path}">${fallback}</span>`

describe('renderMergeTags', () => {
  it.each([
    ['with its own fallback', 'In {{ location.city | your street }}.', `In ${tag('location.city', 'your street')}.`],
    ['with the CMS’s fallback', 'In {{ location.city }}.', `In ${tag('location.city', 'your town')}.`],
    ['twice', '{{location.city}}{{location.city|x}}', tag('location.city', 'your town') + tag('location.city', 'x')],
    ['with a fallback that is HTML already', '{{ traits.plan | A&amp;B }}', tag('traits.plan', 'A&amp;B')],
    ['with a fallback of the CMS that is text', '{{ traits.plan }}', tag('traits.plan', 'R&amp;D &lt;plan&gt;')],
    ['between tags', '<p><em>{{ location.city }}</em></p>', `<p><em>${tag('location.city', 'your town')}</em></p>`],
  ])('makes an element of one %s', (_name, html, expected) => {
    expect(renderMergeTags(html, tags)).toEqual({ html: expected, warnings: [] })
  })

  it.each([
    ['text without any', '<p>A { b } and } c</p>'],
    ['an address', '<a href="/{{ location.city }}/">x</a>'],
    ['code', '<p>Write <code>{{ location.city }}</code></p>'],
    ['a block of code', '<pre><code class="html">{{ location.city }}\n&lt;b&gt;</code></pre>'],
  ])('leaves %s as it is', (_name, html) => {
    expect(renderMergeTags(html, tags).html).toBe(html)
  })

  it.each([
    '{{ location city | here }}',
    '{{ ../secret | here }}',
    '{{ &quot;&gt;&lt;script&gt; | here }}',
    '{{ | here }}',
  ])('shows the fallback of %s, which names nothing, and warns', (html) => {
    const { html: shown, warnings } = renderMergeTags(html, tags)
    expect(shown).toBe('here')
    expect(warnings[0]).toContain("names nothing in a visitor's profile")
  })

  it('warns of one that has nothing to say to strangers', () => {
    const { html, warnings } = renderMergeTags('Hello {{ traits.name }}!', tags)
    expect(html).toBe(`Hello ${tag('traits.name', '')}!`)
    expect(warnings).toEqual([
      '"{{ traits.name }}" has no fallback for visitors about whom nothing is known. Add one after a "|".',
    ])
  })
})
