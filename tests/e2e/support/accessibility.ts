import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The minified build, less than half the package's `source`; browsers compile it on every page. */
const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules that depend on colors. */
export const colorRules = ['color-contrast', 'link-in-text-block']

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Scope {
  /** A selector that limits the search to a part of the page. */
  readonly within?: string
  /** The only rules to check, or tags of rules. */
  readonly rules?: readonly string[]
}

/**
 * Runs axe on the current page. Returns one line for each element, with its rule.
 *
 * Axe's package for Playwright also checks frames, and loads axe twice in a separate page for each call. This site has
 * no frames before a visitor plays a video.
 */
export async function findBarriers(page: Page, { within = 'html', rules = tags }: Scope = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([selector, runOnly]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      const { violations } = await run(selector, { runOnly: [...runOnly], resultTypes: ['violations'] })
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html }) => `${id} (${help}): ${html.slice(0, 200)}`),
      )
    },
    [within, rules] as const,
  )
}

/** Controls smaller than the minimum of WCAG 2.5.8, in CSS pixels. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const smallest = 24
    // Links in the text are as high as its lines.
    const selector = ':is(header, footer):not(main *) a, [data-variant], button, summary, input'
    return (
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => !element.closest('[inert]'))
        // The label of a radio button or checkbox is part of its target.
        .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < smallest || box.height < smallest))
        .map(
          ({ element, box }) =>
            `${Math.round(box.width)} × ${Math.round(box.height)}: ${element.outerHTML.slice(0, 160)}`,
        )
    )
  })
