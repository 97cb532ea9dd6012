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
