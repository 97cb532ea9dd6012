import type { ReactNode } from 'react'
import { formatNumber } from './format-number'
import type { NumberLimits } from './read-number'
import * as S from './Tool.styles'

interface NumberFieldProps {
  /** Of the block, unique in the page. */
  readonly id: string
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly limits: NumberLimits
  readonly initial: number
  /** For whom it matters, for styles of the tool. */
  readonly only?: string
  /** A unit to choose beside the number. */
  readonly unit?: ReactNode
  /** Another control of the same number, below it. */
  readonly children?: ReactNode
}

/** A number to enter in a tool. Where it is wrong, `showProblems` says so below it. */
export function NumberField({ id, name, label, hint, limits, initial, only, unit, children }: NumberFieldProps) {
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
      {children}
      {hint && <S.Hint id={`${inputId}-hint`}>{hint}</S.Hint>}
      <S.Problem
        id={`${inputId}-problem`}
        data-problem-of={name}
        data-problem={`Please enter a ${isWhole ? 'whole ' : ''}number from ${formatNumber(min)} to ${formatNumber(max)}.`}
      />
    </S.Field>
  )
}
