import { pageIndexPath, type IndexedPage } from '../src/frame/page-index'
import { largestPart, partition } from './page-index'

const words = 'inbox reply café queue kettle window parcel invoice owner promise evening article'.split(' ')

/** Blog posts that share the words of their titles and descriptions, plus one unique word each. */
const posts = (count: number): readonly IndexedPage[] =>
  Array.from({ length: count }, (_, index) => [
    `/blog/post-${index}/`,
    `How to ${words[index % words.length] ?? ''} number ${index}`,
    `About the ${words[(index * 7) % words.length] ?? ''} and ${words[(index * 5) % words.length] ?? ''}, unique${index}.`,
  ])

/** The pages that a search finds for the start of a word. */
function read(parts: ReturnType<typeof partition>, word: string): readonly string[] {
  for (let length = 1; ; length += 1) {
    const part = parts.get(word.slice(0, length))
    if (!part) return []
    if (part.isComplete || length >= word.length) return part.pages.map(([href]) => href)
  }
}

describe('partition', () => {
  it.each([300, 3000])('finds each of %d pages by its unique word and limits the size of parts', (count) => {
    const parts = partition(posts(count))
    for (const index of [0, 7, count - 1]) expect(read(parts, `unique${index}`)).toContain(`/blog/post-${index}/`)
    for (const { pages } of parts.values()) expect(pages.length).toBeLessThanOrEqual(largestPart)
    expect(read(parts, 'unheard')).toEqual([])
  })

  it('finds words with and without accents, in any script', () => {
    const parts = partition([['/a/', 'Café 日本', '']])
    expect(read(parts, 'cafe')).toEqual(['/a/'])
    expect(read(parts, '日')).toEqual(['/a/'])
    expect(pageIndexPath('日')).toBe('/page-index/-65e5-.json')
  })
})
