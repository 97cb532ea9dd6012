import { generatedPost } from './generated-post'
import { measureGrowth } from './growth'

describe('measureGrowth', () => {
  it('builds cold with more and more posts, and says what each further one takes', async () => {
    const done: string[] = []
    let clock = 0
    let posts = 0
    const site = {
      addPosts: (count: number) => {
        posts = count
        done.push(`add ${count}`)
        return Promise.resolve()
      },
      clean: () => {
        done.push('clean')
        return Promise.resolve()
      },
      build: () => {
        clock += 60_000 + posts * 20
        done.push('build')
        return Promise.resolve()
      },
      countPages: () => Promise.resolve(200 + posts),
    }
    expect(await measureGrowth(site, [100, 1000], () => clock)).toEqual([
      { posts: 100, pages: 300, cold: 62_000, perFurtherPost: undefined },
      { posts: 1000, pages: 1200, cold: 80_000, perFurtherPost: 20 },
    ])
    expect(done).toEqual(['add 100', 'clean', 'build', 'add 1000', 'clean', 'build'])
  })
})

describe('generatedPost', () => {
  it('is as long as a post, and the same each time', () => {
    const post = generatedPost(7, 'author-a', 'category-b')
    expect(post).toBe(generatedPost(7, 'author-a', 'category-b'))
    expect(post.split(/\s+/).length).toBeGreaterThan(600)
    expect(post).toContain('slug: generated-post-7\n')
    expect(post).toContain('author: author-a\ncategory: category-b\n')
  })

  it('is another one for another number', () => {
    expect(generatedPost(8, 'a', 'b')).not.toBe(generatedPost(7, 'a', 'b').replaceAll('7', '8'))
  })
})
