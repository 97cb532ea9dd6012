import { checkStructuredData, findUnstyled, typesOf } from './check-page'

const context = { '@context': 'https://schema.org' }
const organization = { ...context, '@type': 'Organization', name: 'Hearthside', url: 'https://a.example/' }

it('finds elements whose classes have no rule', () => {
  const html =
    '<style>.a{}.b{}</style><p class="sc-1 a">A</p><p class="sc-1 c">C</p><code class="language-js">a()</code>'
  expect(findUnstyled(html)).toEqual(['sc-1 c'])
})

it.each<[string, unknown, readonly string[]]>([
  ['no problems in complete data', organization, []],
  ['a missing property', { ...context, '@type': 'Organization' }, ['Organization has no name']],
  [
    'a missing property of a part',
    { ...context, '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home' }] },
    ['BreadcrumbList.itemListElement ListItem has no item'],
  ],
  [
    'an invalid date and an invalid address',
    {
      ...context,
      '@type': 'Event',
      name: 'A',
      startDate: 'soon',
      location: { '@type': 'VirtualLocation', url: '/a/' },
    },
    ['Event: startDate is not a date: soon', 'Event.location VirtualLocation: url is not a full URL: /a/'],
  ],
  ['an unknown type', { ...organization, '@type': 'Church' }, [': unknown type Church']],
  [
    'problems in a graph, except references',
    { ...context, '@graph': [organization, { '@id': 'https://a.example/#b' }, { '@type': 'Person' }] },
    ['Person has no name'],
  ],
  ['data that is not an object', [], ['it is not an object']],
  ['another context', { ...organization, '@context': 'https://other.example' }, ['its context is not schema.org']],
])('finds %s', (_what, document, problems) => {
  expect(checkStructuredData(JSON.stringify(document))).toEqual(problems)
})

it('reports data that is not JSON', () => {
  expect(checkStructuredData('{')).toEqual([expect.stringMatching(/^it is not valid JSON/)])
})

it('names the types of one thing, and of those in a graph', () => {
  expect(typesOf(JSON.stringify(organization))).toEqual(['Organization'])
  expect(typesOf(JSON.stringify({ '@graph': [organization] }))).toEqual(['Organization'])
})
