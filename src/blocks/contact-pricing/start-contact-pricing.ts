import { attempt } from '../../lib/attempt'
import type { ToolOptions } from '../../tools/load-tool'
import { runTool } from '../../tools/run-tool'
import {
  explainPricing,
  type PricingAnswer,
  type PricingQuestion,
  type PricingTerms,
  readQuestion,
  toPricingQuery,
} from './pricing'

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
    link: linkSlider,
    signal,
  })
}

/** The slider's initial value. Browsers round it to a step. */
function initialOf(slider: HTMLInputElement): string {
  const fresh = slider.cloneNode() as HTMLInputElement
  fresh.value = slider.defaultValue
  return fresh.value
}

/**
 * Synchronizes the slider with the number above it.
 *
 * @param used the control that the visitor has just used; when unknown, the one that has changed
 */
function linkSlider(block: HTMLElement, used?: Element): void {
  const slider = block.querySelector<HTMLInputElement>('[data-slider]')
  const number = block.querySelector<HTMLInputElement>('[data-name="people"]')
  if (!slider || !number) return
  const isMoved = used ? used === slider : number.value === number.defaultValue && slider.value !== initialOf(slider)
  if (isMoved) number.value = slider.value
  else if (number.value !== '') slider.value = number.value
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
