import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The package describes pages by the types of another version of Playwright than the tests use. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page']

interface Scope {
  /** A selector that limits the search to a part of the page. */
  readonly within?: string
  /** Rules that can't be judged as the page stands. */
  readonly without?: readonly string[]
}

/** What axe finds wrong with the page as it stands: one line for each element, with its rule. */
export async function findBarriers(page: Page, { within = 'html', without = [] }: Scope = {}): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page: page as unknown as AxePage })
    .withTags(rules)
    .disableRules([...without])
    .include(within)
    .analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html.slice(0, 200)}`))
}
