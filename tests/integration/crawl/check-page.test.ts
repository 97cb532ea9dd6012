import { checkStructuredData, findUnstyled, typesOf } from './check-page'

const organization = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Hearthside',
  url: 'https://a.example/',
}
const check = (document: unknown): readonly string[] => checkStructuredData(JSON.stringify(document))

it('finds elements whose classes have no rule', () => {
  const html =
    '<style>.a{}.b{}</style><p class="sc-1 a">A</p><p class="sc-1 c">C</p><code class="language-js">a()</code>'
  expect(findUnstyled(html)).toEqual(['sc-1 c'])
})

describe('checkStructuredData', () => {
  it('finds no problems in complete data', () => {
    expect(check(organization)).toEqual([])
  })

  it('reports missing properties at any depth', () => {
    const { name, ...nameless } = organization
    expect(name).toBeDefined()
    expect(check(nameless)).toEqual(['Organization has no name'])
    const list = {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home' }],
    }
    expect(check(list)).toEqual(['BreadcrumbList.itemListElement ListItem has no item'])
  })

  it('reports invalid dates and addresses', () => {
    const event = {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'A',
      startDate: 'soon',
      location: { '@type': 'VirtualLocation', url: '/a/' },
    }
    expect(check(event)).toEqual([
      'Event: startDate is not a date: soon',
      'Event.location VirtualLocation: url is not a full URL: /a/',
    ])
  })

  it('reports unknown types', () => {
    expect(check({ ...organization, '@type': 'Church' })).toEqual([': unknown type Church'])
  })

  it('checks everything in a graph except references', () => {
    const graph = {
      '@context': 'https://schema.org',
      '@graph': [organization, { '@id': 'https://a.example/#b' }, { '@type': 'Person' }],
    }
    expect(check(graph)).toEqual(['Person has no name'])
    expect(typesOf(JSON.stringify({ '@graph': [organization] }))).toEqual(['Organization'])
    expect(typesOf(JSON.stringify(organization))).toEqual(['Organization'])
  })

  it('reports data that is not JSON-LD', () => {
    expect(checkStructuredData('{')).toEqual([expect.stringMatching(/^it is not valid JSON/)])
    expect(check([])).toEqual(['it is not an object'])
    expect(check({ ...organization, '@context': 'https://other.example' })).toEqual(['its context is not schema.org'])
  })
})
