import { announceLater, runTool } from '../../tools/run-tool'
import { readForm, toQuery } from './calculator-form'
import { explain } from './explain'
import type { Explanation, Row } from './explanation'

/** Runs the staffing calculators of the pages, `[data-staffing]`. */
export function startStaffingCalculator(root: Document): void {
  runTool(root, {
    selector: '[data-staffing]',
    read: readForm,
    toQuery,
    answer: (block, state) => {
      showExplanation(block, explain(state))
    },
  })
}

function element(parent: Element, tag: string, text: string): HTMLElement {
  const made = parent.ownerDocument.createElement(tag)
  made.textContent = text
  return made
}

function cell(parent: Element, scope: 'col' | 'row', text: string): HTMLElement {
  const made = element(parent, 'th', text)
  made.setAttribute('scope', scope)
  return made
}

function tableRow(body: Element, { cells: [agents = '', ...cells], isNeeded }: Row): HTMLElement {
  const row = element(body, 'tr', '')
  const head = cell(row, 'row', agents)
  if (isNeeded) {
    row.dataset.needed = 'true'
    head.append(element(head, 'span', ' needed'))
  }
  row.append(head, ...cells.map((text) => element(row, 'td', text)))
  return row
}

/** Replaces the answer in a block. */
function showExplanation(block: Element, { figures, sentences, columns, rows }: Explanation): void {
  const fill = (name: string, children: (parent: Element) => readonly Node[]): void => {
    const parent = block.querySelector(`[data-staffing-${name}]`)
    parent?.replaceChildren(...children(parent))
  }
  block.querySelectorAll('[data-staffing-figure]').forEach((figure, index) => {
    const { label = '', value = '' } = figures[index] ?? {}
    figure.replaceChildren(element(figure, 'span', label), ' ', element(figure, 'strong', value))
  })
  const said = figures.map(({ label, value }) => `${label} ${value}`).join('. ')
  announceLater(block.querySelector('[data-staffing-status]'), said)
  fill('sentences', (parent) => sentences.map((sentence) => element(parent, 'p', sentence)))
  fill('columns', (parent) => columns.map((column) => cell(parent, 'col', column)))
  fill('rows', (parent) => rows.map((row) => tableRow(parent, row)))
}
