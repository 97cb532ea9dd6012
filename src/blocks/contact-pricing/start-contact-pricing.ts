import { attempt } from '../../lib/attempt'
import { linkSlider } from '../../tools/link-slider'
import type { ToolOptions } from '../../tools/load-tool'
import { runTool } from '../../tools/run-tool'
import type { PricingTerms } from './prices'
import { explainPricing, type PricingAnswer, type PricingQuestion, readQuestion, toPricingQuery } from './pricing'

/** Runs the price calculators of the pages, `[data-contact-pricing]`. */
export function startContactPricing(root: Document, { signal }: ToolOptions): void {
  runTool(root, {
    selector: '[data-contact-pricing]',
    read: (get, block) =>
      readQuestion(
        get,
        (readData(block, 'initial') as PricingQuestion | undefined) ?? { people: 0, users: 1, period: 'monthly' },
      ),
    toQuery: toPricingQuery,
    answer: (block, question) => {
      const terms = readData(block, 'terms') as PricingTerms | undefined
      if (terms) showPrices(block, explainPricing(question, terms))
    },
    link: (block, used) => {
      linkSlider(block, 'people', used)
    },
    signal,
  })
}

function write(place: Element | null, text: string): void {
  if (place) place.textContent = text
}

/** Replaces the prices of a block. */
function showPrices(block: Element, { summary, plans }: PricingAnswer): void {
  write(block.querySelector('[data-pricing-summary]'), summary)
  block.querySelectorAll<HTMLElement>('[data-pricing-plan]').forEach((card, index) => {
    const plan = plans[index]
    if (!plan) return
    card.dataset.cheaper = plan.cheaper
    for (const part of ['contact', 'contactSum', 'user', 'userSum', 'verdict', 'limit'] as const) {
      write(card.querySelector(`[data-part="${part}"]`), plan[part])
    }
  })
}

/**
 * Reads JSON that the view has written into an attribute of a block.
 *
 * @returns `undefined` when the attribute is missing or is not JSON
 */
const readData = (block: HTMLElement, name: string): unknown =>
  attempt((): unknown => JSON.parse(block.dataset[name] ?? ''))
