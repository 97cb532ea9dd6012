import { ToolActions } from '../../tools/Tool'
import * as T from '../../tools/Tool.styles'
import { Heading, VisuallyHidden } from '../../ui/Typography/Typography'
import type { Explanation } from './explanation'
import * as S from './StaffingCalculator.styles'

interface AnswerProps {
  /** The block's id, unique in the page. */
  readonly id: string
  readonly explanation: Explanation
}

/** An answer of the calculator. `start-staffing-calculator.ts` updates its elements. */
export function Answer({ id, explanation: { figures, sentences, columns, rows } }: AnswerProps) {
  const tableId = `${id}-around`
  return (
    <S.Answer data-surface="night">
      <Heading level={3}>What you need</Heading>
      <T.Stale role="status" data-tool-stale="" />
      <VisuallyHidden as="p" role="status" data-staffing-status="" />
      <S.Figures>
        {figures.map(({ label, value }) => (
          <p key={label} data-staffing-figure="">
            <span>{label}</span> <strong>{value}</strong>
          </p>
        ))}
      </S.Figures>
      <S.Sentences data-staffing-sentences="">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </S.Sentences>
      {/* Focusable for scrolling by keyboard. */}
      <S.Around role="region" aria-labelledby={tableId} tabIndex={0}>
        <table>
          <caption id={tableId}>With fewer and with more agents</caption>
          <thead>
            <tr data-staffing-columns="">
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody data-staffing-rows="">
            {rows.map(({ cells: [agents, ...cells], isNeeded }) => (
              <tr key={agents} data-needed={isNeeded || undefined}>
                <th scope="row">
                  {agents}
                  {isNeeded && <span> needed</span>}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </S.Around>
      <ToolActions />
    </S.Answer>
  )
}
