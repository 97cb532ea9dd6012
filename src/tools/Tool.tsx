import type { ReactNode } from 'react'
import { Button } from '../ui/Button/Button'
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
  /** The choice that this field belongs to, for the tool's styles. */
  readonly only?: string
  /** A control beside the number that selects its unit. */
  readonly unit?: ReactNode
  /** Another control for the same number, below it. */
  readonly children?: ReactNode
}

/** A number field. `runTool` shows below it which values are valid when the visitor enters another one. */
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

export function ToolActions() {
  return (
    <S.Actions>
      <Button variant="secondary" data-tool-copy="">
        Copy a link to this
      </Button>
      <Button variant="secondary" data-tool-print="">
        Print
      </Button>
      <p role="status" data-tool-copied="" />
    </S.Actions>
  )
}
