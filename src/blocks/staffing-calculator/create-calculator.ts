import type { Tool } from '../../tools/load-tool'
import { runTool } from '../../tools/run-tool'
import { explain } from './form/explain'
import { readForm } from './form/form-state'
import { toQuery } from './form/to-query'
import { showExplanation } from './words/show-explanation'

/** The staffing calculators of a page, `[data-staffing]`. */
export const createCalculator = (root: Document, window: Window): Tool =>
  runTool(root, window, {
    selector: '[data-staffing]',
    read: readForm,
    toQuery,
    answer: (block, state) => {
      showExplanation(block, explain(state))
    },
  })
