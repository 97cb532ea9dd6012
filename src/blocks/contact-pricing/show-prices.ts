import type { PricingAnswer } from './explain-pricing'

function write(place: Element | null, text: string): void {
  if (place) place.textContent = text
}

/** Writes prices into the elements of a block that hold them. */
export function showPrices(block: Element, { summary, plans }: PricingAnswer): void {
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
