import { normalizePath } from './redirects'

/**
 * The folder of each collection. The page of an entry is at the folder plus the entry's slug. Types
 * that are not listed have no pages, or have a `path` field.
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

/** The folders of webinars and classes. */
export const eventFolders = { webinar: '/webinars/', class: '/classes/' } as const

/** The paths of error pages. */
export const errorPaths = { '404': '/404/', '500': '/500/', offline: '/offline/' } as const

/** Exists in `npm run develop` only. */
export const styleGuidePath = '/style-guide/'

/** Posts on each page of the list of all posts. */
export const postsPerPage = 12

/** Posts on the page of an author or a category, and on each further page of it. */
export const postsPerShelf = 24

/** A further page of an author or a category, starting with page 2. */
export const shelfPagePath = (shelf: string, number: number): string => `${shelf}page/${number}/`

const shelfPage = new RegExp(`^(${collectionFolders.author}|${collectionFolders.blogCategory})[^/]+/page/.`)

const postsFolder = `${collectionFolders.blogPost}page/`

/**
 * The pages of the list of all posts, newest first. The blog's home page is not one of them: it is a
 * `page` entry.
 *
 * @param posts the number of posts
 */
export const postsPagePaths = (posts: number): string[] =>
  Array.from({ length: Math.ceil(posts / postsPerPage) }, (_, index) => `${postsFolder}${index + 1}/`)

/** Paths that the site and Gatsby create without an entry; see `docs/contracts/addresses.md`. */
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

/** @returns true for a reserved path, which no entry can use */
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
 * The path of an entry's page.
 *
 * @param typeId its content type
 * @param fields of the entry
 * @returns `undefined` when entries of the type have no page, or the entry has no slug or path
 */
export function pagePath(typeId: string, fields: PageFields): string | undefined {
  if (typeId === 'page' || typeId === 'companyPage') return typeof fields.path === 'string' ? fields.path : undefined
  const folder = folderOf(typeId, fields)
  return folder !== undefined && typeof fields.slug === 'string' && fields.slug !== ''
    ? `${folder}${fields.slug}/`
    : undefined
}

/** A page whose path is already in use. */
interface Misplaced<Page> {
  readonly page: Page
  /** The page that uses the path; `undefined` for a reserved path. */
  readonly first: Page | undefined
}

/**
 * Assigns each path to the first page that uses it. Reserved paths are assigned to no page. Paths are
 * compared as hosts compare them.
 *
 * @param pages in order of precedence
 */
export function placePages<Page extends { readonly path: string }>(
  pages: readonly Page[],
): { placed: Page[]; misplaced: Misplaced<Page>[] } {
  const byPath = new Map<string, Page>()
  const misplaced: Misplaced<Page>[] = []
  for (const page of pages) {
    const path = normalizePath(page.path)
    const first = byPath.get(path)
    if (first || isOwnPath(path)) misplaced.push({ page, first })
    else byPath.set(path, page)
  }
  return { placed: [...byPath.values()], misplaced }
}
