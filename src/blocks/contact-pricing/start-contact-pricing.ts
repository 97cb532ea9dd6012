import { announceLater, runTool } from '../../tools/run-tool'
import { type ContactPricingData, explainPricing, readQuestion } from './explain-pricing'

/** Runs the price calculators of the pages, `[data-contact-pricing]`. */
export function startContactPricing(root: Document): void {
  runTool(root, {
    selector: '[data-contact-pricing]',
    read: (get, block) => readQuestion(get, readData(block).initial),
    toQuery: ({ people, users, period }) => ({ people, users, paid: period }),
    answer: (block, question) => showPrices(block, explainPricing(question, readData(block).terms)),
  })
}

/** What the view has written into the attribute. */
const readData = (block: HTMLElement) => JSON.parse(block.dataset.contactPricing ?? '') as ContactPricingData

/** Replaces the prices of a block. */
function showPrices(block: Element, { summary, plans }: ReturnType<typeof explainPricing>): void {
  announceLater(block.querySelector('[data-pricing-summary]'), summary)
  block.querySelectorAll<HTMLElement>('[data-pricing-plan]').forEach((card, index) => {
    const plan = plans[index]
    if (!plan) return
    card.dataset.cheaper = plan.cheaper
    for (const part of ['contact', 'contactSum', 'user', 'userSum', 'verdict', 'limit'] as const) {
      const place = card.querySelector(`[data-part="${part}"]`)
      if (place) place.textContent = plan[part]
    }
  })
}
