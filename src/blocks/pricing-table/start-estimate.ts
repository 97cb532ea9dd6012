import { announceLater, runTool } from '../../tools/run-tool'
import { englishEstimateWords } from '../../ui/Translation/estimate-words'
import { describeEstimate, type EstimateData, explainEstimate, readEstimate, toQuery, withEstimate } from './estimate'

/** Runs the price estimators of the pages, `[data-estimate]`. */
export function startEstimate(root: Document): void {
  runTool(root, {
    selector: '[data-estimate]',
    read: (get, block) => readEstimate(get, readData(block)),
    toQuery,
    answer: (block, state) => {
      const { terms, words = englishEstimateWords.answer, locale } = readData(block)
      const answer = explainEstimate(state, terms, words, locale)
      if (!answer) return
      for (const [part, text] of Object.entries(answer)) {
        for (const place of block.querySelectorAll(`[data-part="${part}"]`)) place.textContent = text
      }
      const link = block.querySelector<HTMLAnchorElement>('[data-estimate-link]')
      if (link?.href) link.href = withEstimate(link.href, describeEstimate(state, terms))
      const said = Array.from(block.querySelectorAll('[data-said]'), ({ textContent }) => textContent.trim())
      announceLater(block.querySelector('[data-estimate-status]'), said.filter(Boolean).join('. '))
    },
  })
}

/** What the view has written into the attribute. */
const readData = (block: HTMLElement) => JSON.parse(block.dataset.estimate ?? '') as EstimateData
