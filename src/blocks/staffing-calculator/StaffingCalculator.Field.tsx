import { NumberField } from '../../tools/NumberField'
import { ruleOf, type NumberName } from './form/number-fields'

interface FieldProps {
  /** Of the block, unique in the page. */
  readonly id: string
  readonly name: NumberName
  readonly label: string
  readonly hint: string
  /** The channels that it matters to; all unless told. */
  readonly only?: 'live' | 'chat' | 'email'
  /** The unit that is chosen to begin with, where there is a choice. */
  readonly unit?: 's' | 'min'
}

/** A number of the calculator, with its limits and what it is to begin with. */
export function Field({ unit, ...props }: FieldProps) {
  const rule = ruleOf(props.name)
  return (
    <NumberField
      {...props}
      limits={rule}
      initial={rule.initial}
      unit={
        unit && (
          <select
            data-name={`${props.name}-unit`}
            defaultValue={unit}
            aria-label={`${props.label}: unit`}
            autoComplete="off"
          >
            <option value="s">seconds</option>
            <option value="min">minutes</option>
          </select>
        )
      }
    />
  )
}
