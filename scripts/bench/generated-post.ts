/** Words that generated posts are made of; 700 of them make a post as long as a real one. */
const words =
  'customer reply inbox article question answer morning team letter parcel invoice owner promise queue note hour desk window light kettle'.split(
    ' ',
  )
const wordsOfPost = 700
const wordsOfSection = 100

/** The entry of a post that nobody has written. The same number gives the same post. */
export function generatedPost(number: number, author: string, category: string): string {
  const text = Array.from({ length: wordsOfPost }, (_, index) => words[(index * (number + 3) + number) % words.length])
  const sections = Array.from({ length: wordsOfPost / wordsOfSection }, (_, index) => {
    const section = text.slice(index * wordsOfSection, (index + 1) * wordsOfSection)
    return `## Section ${index + 1} of post ${number}\n\n${section.join(' ')}.`
  })
  const day = new Date(Date.UTC(2015, 0, 1 + (number % 3650))).toISOString().slice(0, 10)
  return [
    '---',
    `title: Generated post ${number}`,
    `slug: generated-post-${number}`,
    `description: Post ${number} of those that stand here while the bench measures how builds grow.`,
    `author: ${author}`,
    `category: ${category}`,
    `publishedOn: ${day}`,
    '---',
    '',
    sections.join('\n\n'),
    '',
  ].join('\n')
}
