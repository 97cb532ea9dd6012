import type { ReactNode } from 'react'
import { Button } from '../ui/Button/Button'
import { englishToolWords } from '../ui/Translation/tool-words'
import { formatNumber, type NumberLimits } from './numbers'
import * as S from './Tool.styles'

interface NumberFieldProps {
  /** The block's id, unique in the page. */
  readonly id: string
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly limits: NumberLimits
  readonly initial: number
  /** Says which numbers are valid. English by default. */
  readonly problem?: string
  /** The choice that this field belongs to, for the tool's styles. */
  readonly only?: string
  /** A control beside the number for its unit. */
  readonly unit?: ReactNode
  /** A slider below for the same number, from 0. */
  readonly slider?: { readonly label: string; readonly end: number }
}

/**
 * A number field. When the visitor enters an invalid number, `runTool` shows the valid range below it. It also keeps the
 * slider and the number the same.
 */
export function NumberField({ id, name, label, hint, limits, initial, problem, only, unit, slider }: NumberFieldProps) {
  const inputId = `${id}-${name}`
  const { min, max, isWhole } = limits
  return (
    <S.Field data-only={only}>
      <label htmlFor={inputId}>{label}</label>
      <S.Control>
        <input
          id={inputId}
          data-name={name}
          type="number"
          inputMode={isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          min={min}
          max={max}
          step={isWhole ? 1 : 'any'}
          defaultValue={initial}
          aria-describedby={`${hint ? `${inputId}-hint ` : ''}${inputId}-problem`}
        />
        {unit}
      </S.Control>
      {slider && (
        <S.Slider
          type="range"
          data-slider={name}
          aria-label={slider.label}
          autoComplete="off"
          min={0}
          max={slider.end}
          step={10}
          defaultValue={initial}
        />
      )}
      {hint && <S.Hint id={`${inputId}-hint`}>{hint}</S.Hint>}
      <S.Problem
        id={`${inputId}-problem`}
        data-problem-of={name}
        data-problem={
          problem ??
          `Please enter a ${isWhole ? 'whole ' : ''}number from ${formatNumber(min)} to ${formatNumber(max)}.`
        }
      />
    </S.Field>
  )
}

interface RadioChoicesProps<Value extends string> {
  /** The block's id, unique in the page. */
  readonly id: string
  readonly name: string
  readonly legend: string
  readonly choices: readonly (readonly [value: Value, label: string])[]
  readonly initial: Value
  readonly className?: string
}

export function RadioChoices<Value extends string>(props: RadioChoicesProps<Value>) {
  const { id, name, legend, choices, initial, className } = props
  return (
    <S.Choices className={className}>
      <legend>{legend}</legend>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={`${id}-${name}`}
            data-name={name}
            value={value}
            defaultChecked={value === initial}
          />
          {label}
        </label>
      ))}
    </S.Choices>
  )
}

interface LookUpTableProps {
  /** Of the caption, unique in the page. */
  readonly id: string
  readonly caption: string
  readonly columns: readonly string[]
  /** The first cell is the row header. */
  readonly rows: readonly (readonly (string | number)[])[]
}

/** A table of answers. Wide ones scroll sideways. */
export function LookUpTable({ id, caption, columns, rows }: LookUpTableProps) {
  return (
    <S.Scroller role="region" aria-labelledby={id} tabIndex={0}>
      <table>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </S.Scroller>
  )
}

export function ToolActions() {
  return (
    <S.Actions>
      <Button variant="secondary" data-tool-copy="">
        {englishToolWords.copy}
      </Button>
      <Button variant="secondary" data-tool-print="">
        Print
      </Button>
      <p role="status" data-tool-copied="" />
    </S.Actions>
  )
}
