import { translatedLocales, translatedPath, type TranslatedLocale } from '../../src/lib/locales'
import { appShellPath, offlinePath, searchFolder, searchPath } from '../../src/lib/site'
import { storiesOfIndustries, storiesPath } from '../../src/lib/story-paths'
import { comparedPath, normalizePath } from './redirects'

/** Page paths consist of folder and slug. Other types have a `path` or no page. */
export const collectionFolders = {
  author: '/blog/authors/',
  blogCategory: '/blog/category/',
  blogPost: '/blog/',
  integration: '/integrations/',
  jobPost: '/company/careers/',
  story: storiesPath,
} as const

/** The types other than `page` whose entries are pages. */
export const articleTypes = [
  ...(Object.keys(collectionFolders) as readonly (keyof typeof collectionFolders)[]),
  'companyPage',
  'event',
  'resource',
] as const

export type ArticleType = (typeof articleTypes)[number]

export const eventFolders = { webinar: '/webinars/', class: '/classes/' } as const

/** The calendar file of an event, beside its page. */
export const calendarPath = (event: string): string => `${event}event.ics`

export const resourceFolders = {
  'interview guide': '/interview-builder/library/',
  'job description': '/resources/job-descriptions/',
} as const

/** Pages of the type `errorPage`, by their status. */
export const servicePaths = { '404': '/404/', '500': '/500/', offline: offlinePath, search: searchPath } as const

/** Exists in `npm run develop` only. */
export const styleGuidePath = '/style-guide/'

/** Posts on each page of the list of all posts. */
export const postsPerPage = 12

/** Posts on each page of an author or a category. */
export const postsPerShelf = 24

/** The path of a further page of an author or a category, starting with page 2. */
export const listPagePath = (list: string, number: number): string => `${list}page/${number}/`

const shelfPage = new RegExp(`^(${collectionFolders.author}|${collectionFolders.blogCategory})[^/]+/page/.`)

const postsFolder = `${collectionFolders.blogPost}page/`

/**
 * Paths of the list of all posts. The blog's home page is a `page` entry.
 *
 * @param posts the number of posts
 */
export const postsPagePaths = (posts: number): string[] =>
  Array.from({ length: Math.ceil(posts / postsPerPage) }, (_, index) => `${postsFolder}${index + 1}/`)

/** Paths that the site and Gatsby create without an entry; see `docs/contracts/addresses.md`. */
const ownPaths = new Set<string>([
  ...Object.values(servicePaths),
  styleGuidePath,
  appShellPath,
  ...translatedLocales.map((locale) => translatedPath(locale, '/')),
])
/** Folders of files that the site and Gatsby create. */
export const ownFolders: readonly string[] = [
  postsFolder,
  storiesOfIndustries,
  '/page-data/',
  searchFolder,
  '/slice-data/',
  '/_gatsby/',
  '/_images/',
  '/pictures/',
  '/social/',
  '/static/',
  '/fonts/',
  '/icons/',
  '/api/',
  ...translatedLocales.map((locale) => translatedPath(locale, '/')),
]

export const isOwnPath = (path: string): boolean =>
  ownPaths.has(path) || shelfPage.test(path) || ownFolders.some((folder) => path.startsWith(folder) && path !== folder)

/** The values of an entry, or its node. */
type PageFields = Readonly<Record<string, unknown>>

function folderOf(typeId: string, { kind }: PageFields): string | undefined {
  if (typeId === 'event') return kind === 'class' ? eventFolders.class : eventFolders.webinar
  if (typeId === 'resource') return resourceFolders[kind as keyof typeof resourceFolders]
  return (collectionFolders as Readonly<Record<string, string>>)[typeId]
}

const hasPath = (typeId: string): boolean => typeId === 'page' || typeId === 'companyPage'

/** Whether the entries of a type are pages. */
export const isPageType = (typeId: string): boolean => typeId === 'page' || articleTypes.some((type) => type === typeId)

/** The path of an entry's page, if it has one. */
export function pagePath(typeId: string, fields: PageFields): string | undefined {
  if (hasPath(typeId)) return typeof fields.path === 'string' ? fields.path : undefined
  const folder = folderOf(typeId, fields)
  return folder !== undefined && typeof fields.slug === 'string' && fields.slug !== ''
    ? `${folder}${fields.slug}/`
    : undefined
}

interface Misplaced<Page> {
  readonly page: Page
  /** `undefined` for a reserved path. */
  readonly first: Page | undefined
}

/**
 * Assigns each path to the first page that uses it. Compares paths like hosts.
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

interface RoutedPage {
  readonly path: string
  /** In messages. */
  readonly name: string
  /** The languages into which it is translated. */
  readonly locales: readonly TranslatedLocale[]
  /** Only whether it is set matters. */
  readonly expireAt?: unknown
}

/** Finds the paths that redirects must not have: of pages, of their translations, and of the site's own pages. */
export function findTaken(pages: readonly RoutedPage[]): {
  /** Names by normalized path. */
  readonly taken: ReadonlyMap<string, string>
  /** Whether a path belongs to a page that expires: redirects from it wait until then. */
  readonly isExpiring: (path: string) => boolean
} {
  const routes = pages.flatMap(({ path, locales, ...page }) =>
    [path, ...locales.map((locale) => translatedPath(locale, path))].map((own) => ({
      ...page,
      path: normalizePath(own),
    })),
  )
  const expiring = new Set(routes.flatMap(({ path, expireAt }) => (expireAt === undefined ? [] : [comparedPath(path)])))
  return {
    taken: new Map([
      ...routes.map(({ path, name }) => [path, name] as const),
      ...Object.values(servicePaths).map((path) => [path, 'The site itself'] as const),
    ]),
    isExpiring: (path) => expiring.has(comparedPath(path)),
  }
}
