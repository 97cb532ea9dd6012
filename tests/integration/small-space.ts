import { entry, type Files, picture } from '../../local/contentful/test-support/content-folder'

/** Ten posts, newest first, alternating between two categories. One post has a different author. */
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const cleoWrote = 2

const post = (number: number, title = `Post ${number}`): string =>
  entry(
    [
      `title: ${title}`,
      `slug: post-${number}`,
      `description: What post ${number} is about`,
      `author: ${number === cleoWrote ? 'cleo' : 'bob'}`,
      `category: ${number % 2 === 1 ? 'odd' : 'even'}`,
      `publishedOn: 2025-03-${30 - number}`,
    ].join('\n'),
    '\nA post with a few words.\n',
  )

const author = (name: string, slug: string): string =>
  entry(`name: ${name}\nslug: ${slug}\ndescription: What ${slug} writes about\nrole: Support lead`, '\nA person.\n')

const page = (place: string, blocks: string): string =>
  entry(`name: ${place}\npath: ${place}\ntitle: Page ${place}\ndescription: The page ${place}\nblocks: [${blocks}]`)

const richText = (name: string, text: string): string => entry(`name: ${name}`, `\n${text}\n`)

const navigation = `name: Main
items: [pricing-item]
demoLabel: Demo
demoUrl: /
trialLabel: Trial
trialUrl: /
loginLabel: Login
loginUrl: /
tagline: Words
footerColumns: [more]
legalName: Hearthside`

const form = 'name: Form\nformId: letter\nuse: newsletter\nfieldGroups: [row]\nprivacyText: We keep it.'

const field = (label: string): string => entry(`label: ${label}\nname: email\nfieldType: email\nobjectTypeId: 0-1`)

const band = (name: string): string =>
  entry(`name: ${name}\nstyle: band\nheading: A letter\nform: letter\nfallbackLabel: Read it\nfallbackUrl: /`)

const settings = (email: string): string =>
  entry(
    `name: Settings\nsiteName: Hearthside\ndescription: A help desk\nsocialImage: card\nsupportEmail: ${email}\napplicationsEmail: jobs@hearthside.example`,
  )

const posts = (...wanted: readonly number[]): readonly string[] => wanted.map((number) => `blog/post-${number}`)

interface Case {
  readonly type: string
  readonly file: string
  readonly before: string
  readonly after: string
  /** The words that the edit adds. */
  readonly words: string
  /** Folders of the pages that show the entry. */
  readonly pages: readonly string[]
}

export const cases: readonly Case[] = [
  {
    // Shown by its own page, its neighbors, the lists of posts, its author, its category, and related posts of its
    // category.
    type: 'a post',
    file: 'entries/blogPost/post-9.md',
    before: post(9),
    after: post(9, 'A new title for the ninth'),
    words: 'A new title for the ninth',
    pages: ['blog', 'blog/authors/bob', 'blog/category/odd', 'blog/page/1', ...posts(3, 5, 7, 8, 9, 10)],
  },
  {
    // Named wherever a post by this author is listed, such as in the related posts of 6, 8 and 10.
    type: 'an author',
    file: 'entries/author/cleo.md',
    before: author('Cleo', 'cleo'),
    after: author('Cleopatra', 'cleo'),
    words: 'Cleopatra',
    pages: ['blog', 'blog/authors/cleo', 'blog/category/even', 'blog/page/1', ...posts(2, 6, 8, 10)],
  },
  {
    // Part of the form's definition in the build.
    type: 'a field of a form',
    file: 'entries/formField/email.md',
    before: field('Email'),
    after: field('Where letters go'),
    words: 'Where letters go',
    pages: ['contact', 'letter'],
  },
  {
    type: 'a block used on three pages',
    file: 'entries/richText/shared.md',
    before: richText('Shared', 'Shared words.'),
    after: richText('Shared', 'Shared words that are new.'),
    words: 'Shared words that are new.',
    pages: ['', 'about', 'tour'],
  },
  {
    type: 'the site settings',
    file: 'entries/siteSettings/settings.md',
    before: settings('old@hearthside.example'),
    after: settings('new@hearthside.example'),
    words: 'new@hearthside.example',
    pages: ['about'],
  },
  {
    // The header is a slice. Gatsby inserts it into every page, but not into page data.
    type: 'the navigation',
    file: 'entries/navigationLink/pricing-item.md',
    before: entry('title: Pricing\nurl: /'),
    after: entry('title: What it costs today\nurl: /'),
    words: 'What it costs today',
    pages: [],
  },
]

/** All files of the space, before the edits. */
export const filesOfSpace = async (): Promise<Files> => ({
  'assets/card.png': await picture('png', 40),
  'assets/card.yaml': 'title: Card\ndescription: A card\n',
  ...Object.fromEntries(numbers.map((number) => [`entries/blogPost/post-${number}.md`, post(number)])),
  'entries/author/bob.md': author('Bob', 'bob'),
  'entries/blogCategory/odd.md': entry('name: Odd posts\nslug: odd\ndescription: Every other post'),
  'entries/blogCategory/even.md': entry('name: Even posts\nslug: even\ndescription: The other ones'),
  'entries/collectionList/all-posts.md': entry('name: All\nheading: All posts\ncollection: posts'),
  'entries/navigation/main.md': entry(navigation),
  'entries/navigationGroup/more.md': entry('name: More\ntitle: More\nitems: [pricing-item]'),
  'entries/formField/row.md': entry('label: Row\nfieldType: row\nformFields: [email]'),
  'entries/form/letter.md': entry(form),
  'entries/formSlot/first-band.md': band('First'),
  'entries/formSlot/second-band.md': band('Second'),
  'entries/richText/words.md': richText('Words', 'Other words.'),
  'entries/riddle/sphinx.md': entry('name: Sphinx'),
  'entries/page/home.md': page('/', 'sphinx, shared'),
  'entries/page/about.md': page('/about/', 'words, shared'),
  'entries/page/tour.md': page('/tour/', 'shared, words'),
  'entries/testimonial/unsigned.md': entry('name: Unsigned\nquote: Nobody said this.'),
  'entries/page/plans.md': page('/plans/', 'words, unsigned'),
  'entries/page/contact.md': page('/contact/', 'first-band'),
  'entries/page/letter-page.md': page('/letter/', 'second-band'),
  'entries/page/blog-page.md': page('/blog/', 'all-posts'),
  ...Object.fromEntries(cases.map(({ file, before }) => [file, before])),
})

/** The same space without its unknown and its faulty block. */
export async function filesWithoutFaults(): Promise<Files> {
  const files = { ...(await filesOfSpace()) }
  delete files['entries/riddle/sphinx.md']
  delete files['entries/testimonial/unsigned.md']
  return { ...files, 'entries/page/home.md': page('/', 'shared'), 'entries/page/plans.md': page('/plans/', 'words') }
}
