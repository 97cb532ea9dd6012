/**
 * Where entries live that are pages by themselves, below which the entry's slug stands. Types that
 * are not listed are no pages, or name their path themselves.
 */
export const collectionFolders = {
  author: '/blog/authors/',
  blogCategory: '/blog/category/',
  blogPost: '/blog/',
  integration: '/integrations/',
  jobPost: '/company/careers/',
  interviewGuide: '/interview-builder/library/',
  jobDescription: '/resources/job-descriptions/',
} as const

/** Where webinars and classes live. */
export const eventFolders = { webinar: '/webinars/', class: '/classes/' } as const

/** Where the pages stand that nobody asks for. */
export const errorPaths = { '404': '/404/', '500': '/500/', offline: '/offline/' } as const

/** For those who build the site, in develop only. */
export const styleGuidePath = '/style-guide/'

/** How many posts stand on a page of the list of all posts. */
export const postsPerPage = 12

/** How many posts stand on the page of an author or a category, and on each page that continues it. */
export const postsPerShelf = 24

/** A page that continues the list of posts of an author or a category, from 2 on. */
export const shelfPagePath = (shelf: string, number: number): string => `${shelf}page/${number}/`

const shelfPage = new RegExp(`^(${collectionFolders.author}|${collectionFolders.blogCategory})[^/]+/page/.`)

const postsFolder = `${collectionFolders.blogPost}page/`

/**
 * Pages of the list of all posts, from the newest posts to the oldest. The blog's own page is none of
 * them: it is assembled from blocks.
 *
 * @param posts how many there are
 */
export const postsPagePaths = (posts: number): string[] =>
  Array.from({ length: Math.ceil(posts / postsPerPage) }, (_, index) => `${postsFolder}${index + 1}/`)

/** What the site and Gatsby make without an entry; `docs/contracts/addresses.md` lists the same. */
const ownPaths = new Set<string>([...Object.values(errorPaths), styleGuidePath, '/offline-plugin-app-shell-fallback/'])
const ownFolders = [
  postsFolder,
  '/page-data/',
  '/page-index/',
  '/slice-data/',
  '/_gatsby/',
  '/_images/',
  '/pictures/',
  '/social/',
  '/static/',
  '/fonts/',
  '/icons/',
  '/api/',
]

/** @returns true for a path that belongs to the site itself, where no entry can live */
export const isOwnPath = (path: string): boolean =>
  ownPaths.has(path) || shelfPage.test(path) || ownFolders.some((folder) => path.startsWith(folder) && path !== folder)

interface PageFields {
  readonly path?: unknown
  readonly slug?: unknown
  readonly kind?: unknown
}

function folderOf(typeId: string, { kind }: PageFields): string | undefined {
  if (typeId === 'event') return kind === 'class' ? eventFolders.class : eventFolders.webinar
  return (collectionFolders as Readonly<Record<string, string>>)[typeId]
}

/**
 * The path of an entry that is a page.
 *
 * @param typeId its content type
 * @param fields of the entry
 * @returns `undefined` when entries of the type are no pages, or the entry lacks what its path is made of
 */
export function pagePath(typeId: string, fields: PageFields): string | undefined {
  if (typeId === 'page' || typeId === 'companyPage') return typeof fields.path === 'string' ? fields.path : undefined
  const folder = folderOf(typeId, fields)
  return folder !== undefined && typeof fields.slug === 'string' && fields.slug !== ''
    ? `${folder}${fields.slug}/`
    : undefined
}
