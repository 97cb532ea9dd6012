import { checkStructuredData, typesOf } from './check-page'

const organization = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Hearthside',
  url: 'https://a.example/',
}
const check = (document: unknown): readonly string[] => checkStructuredData(JSON.stringify(document))

describe('checkStructuredData', () => {
  it('finds nothing in what is whole', () => {
    expect(check(organization)).toEqual([])
  })

  it('says what is missing, however deep it is', () => {
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

  it('says what is not a date and no full address', () => {
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

  it('does not pass over types that nobody has thought of', () => {
    expect(check({ ...organization, '@type': 'Church' })).toEqual([': unknown type Church'])
  })

  it('looks at everything in a graph, and leaves references alone', () => {
    const graph = {
      '@context': 'https://schema.org',
      '@graph': [organization, { '@id': 'https://a.example/#b' }, { '@type': 'Person' }],
    }
    expect(check(graph)).toEqual(['Person has no name'])
    expect(typesOf(JSON.stringify({ '@graph': [organization] }))).toEqual(['Organization'])
    expect(typesOf(JSON.stringify(organization))).toEqual(['Organization'])
  })

  it('says what is no JSON-LD at all', () => {
    expect(checkStructuredData('{')).toEqual([expect.stringMatching(/^it is not valid JSON/)])
    expect(check([])).toEqual(['it is not an object'])
    expect(check({ ...organization, '@context': 'https://other.example' })).toEqual(['its context is not schema.org'])
  })
})
