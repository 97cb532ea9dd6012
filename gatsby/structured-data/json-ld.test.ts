import { structuredDataJson } from './json-ld'

const parse = (json: string | undefined): unknown => JSON.parse(json ?? 'null')

describe('structuredDataJson', () => {
  it('writes one thing directly, and several as a graph', () => {
    expect(parse(structuredDataJson([{ '@type': 'Organization', name: 'A' }]))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'A',
    })
    expect(parse(structuredDataJson([{ '@type': 'A' }, undefined, { '@type': 'B' }]))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'A' }, { '@type': 'B' }],
    })
  })
})
