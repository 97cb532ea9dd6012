/** @jest-environment jsdom */
import { speculationRules } from '../data/speculation-rules'
import { prefetchDocument, prefetchDocuments } from './prefetch-documents'

const supports = jest.fn(() => true)
beforeAll(() => {
  Object.assign(HTMLScriptElement, { supports })
})
afterEach(() => {
  document.head.innerHTML = ''
})

const rules = (): string | undefined =>
  document.head.querySelector('script[type=speculationrules]')?.textContent ?? undefined

describe('prefetchDocument', () => {
  it('marks a link, by which the rules find it', () => {
    const link = document.createElement('a')
    expect(prefetchDocument(link)).toBe(true)
    expect(link.matches('[data-approached]')).toBe(true)
    expect(speculationRules).toContain('[data-approached]')
  })

  it('says that a browser cannot', () => {
    supports.mockReturnValueOnce(false)
    const link = document.createElement('a')
    expect(prefetchDocument(link)).toBe(false)
    expect(link.dataset).not.toHaveProperty('approached')
  })
})

describe('prefetchDocuments', () => {
  it('adds the rules, and removes them when pages are rendered within the document', () => {
    const end = prefetchDocuments(document, { navigator })
    expect(rules()).toBe(speculationRules)
    end()
    expect(rules()).toBeUndefined()
  })

  it('does nothing for a visitor who saves data', () => {
    prefetchDocuments(document, { navigator: { userAgent: '', connection: { saveData: true } } as never })
    expect(rules()).toBeUndefined()
  })
})
