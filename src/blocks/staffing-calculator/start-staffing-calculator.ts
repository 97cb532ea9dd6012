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

const element = <Tag extends 'p' | 'span' | 'strong' | 'td' | 'th' | 'tr'>(
  tag: Tag,
  properties?: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), properties)

function tableRow({ cells: [agents, ...cells], isNeeded }: Row): HTMLElement {
  const row = element('tr')
  const head = element('th', { scope: 'row', textContent: agents })
  if (isNeeded) {
    row.dataset.needed = 'true'
    head.append(element('span', { textContent: ' needed' }))
  }
  row.append(head, ...cells.map((textContent) => element('td', { textContent })))
  return row
}

/** Replaces the answer in a block. */
function showExplanation(block: Element, { figures, sentences, columns, rows }: Explanation): void {
  const fill = <Item>(name: string, items: readonly Item[], draw: (item: Item) => Node): void =>
    block.querySelector(`[data-staffing-${name}]`)?.replaceChildren(...items.map((item) => draw(item)))

  block.querySelectorAll('[data-staffing-figure]').forEach((figure, index) => {
    const { label, value } = figures[index] ?? {}
    figure.replaceChildren(element('span', { textContent: label }), ' ', element('strong', { textContent: value }))
  })
  const said = figures.map(({ label, value }) => `${label} ${value}`).join('. ')
  announceLater(block.querySelector('[data-staffing-status]'), said)
  fill('sentences', sentences, (textContent) => element('p', { textContent }))
  fill('columns', columns, (textContent) => element('th', { scope: 'col', textContent }))
  fill('rows', rows, tableRow)
}
