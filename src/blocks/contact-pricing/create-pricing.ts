import type { Tool } from '../../tools/load-tool'
import { runTool } from '../../tools/run-tool'
import { explainPricing, type PricingQuestion, type PricingTerms } from './explain-pricing'
import { linkSlider } from './link-slider'
import { readQuestion, toPricingQuery } from './pricing-form'
import { readData } from './read-data'
import { showPrices } from './show-prices'

/** The price calculators of a page, `[data-contact-pricing]`. */
export const createPricing = (root: Document, window: Window): Tool =>
  runTool(root, window, {
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
  })
