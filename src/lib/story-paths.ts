/** The industries of customer stories, and the last part of the path of the list of each. */
export const storyIndustries: Readonly<Record<string, string>> = {
  Education: 'education',
  'Financial services': 'financial-services',
  'Health care': 'healthcare',
  Manufacturing: 'manufacturing',
  Nonprofit: 'nonprofit',
  'Online stores': 'ecommerce',
  Software: 'software',
  Travel: 'travel',
}

/** The list of all stories: a page of the CMS. */
export const storiesPath = '/customers/'

/** Below it is a list of the stories of each industry. */
export const storiesOfIndustries = `${storiesPath}industry/`

/** The path of the list of an industry; `undefined` for an unknown one. */
export function industryPath(industry: string): string | undefined {
  const slug = storyIndustries[industry]
  return slug && `${storiesOfIndustries}${slug}/`
}

export interface FilterLink {
  readonly label: string
  readonly href: string
  /** Whether it leads to the page that shows it. */
  readonly isCurrent: boolean
}

/**
 * Links to the list of all stories and to those of industries.
 *
 * @param current the industry of the page; none on the list of all stories
 */
export const industryLinks = (industries: readonly string[], current?: string): readonly FilterLink[] => [
  { label: 'All', href: storiesPath, isCurrent: current === undefined },
  ...industries.flatMap((label) => {
    const href = industryPath(label)
    return href ? [{ label, href, isCurrent: label === current }] : []
  }),
]
