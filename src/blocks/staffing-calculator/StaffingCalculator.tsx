import { LookUpTable, NumberField, RadioChoices } from '../../tools/Tool'
import * as T from '../../tools/Tool.styles'
import { Summary } from '../../ui/Accordion/Accordion.styles'
import { Icon } from '../../ui/Icon/Icon'
import { Section, SectionHeader } from '../../ui/Layout/Layout'
import { Prose } from '../../ui/Prose/Prose'
import { Heading } from '../../ui/Typography/Typography'
import { type Channel, initialState, type NumberName, ruleOf, type TimeUnit } from './calculator-form'
import { explain, lookUp } from './explain'
import type { mapStaffingCalculator } from './staffing-calculator.cms'
import { Answer } from './StaffingCalculator.Answer'
import * as S from './StaffingCalculator.styles'

const channels: readonly (readonly [Channel, string])[] = [
  ['phone', 'Phone'],
  ['chat', 'Chat'],
  ['email', 'Email'],
]

/**
 * Calculates how many people a help desk needs. The HTML contains the answer to the initial numbers;
 * `start-staffing-calculator.ts` answers others. Without JavaScript there is a table of answers.
 */
export function StaffingCalculator(props: ReturnType<typeof mapStaffingCalculator>) {
  const { anchor, background, id, heading, introduction, withoutScript, tableHeading, methodHeading, methodHtml } =
    props
  return (
    <Section id={anchor} background={background} spacing="tight">
      <SectionHeader heading={heading} introduction={introduction} />
      <noscript>
        <T.WithoutScript>{withoutScript}</T.WithoutScript>
      </noscript>
      <S.Root data-staffing="">
        <S.Entry role="group" aria-label="Your numbers">
          <RadioChoices id={id} name="channel" legend="Channel" choices={channels} initial={initialState.channel} />
          <S.Fields>
            <Field id={id} name="contacts" label="Contacts per hour" hint="In the hour you’re planning for" />
            <Field
              id={id}
              name="handle"
              label="Average handle time"
              hint="From the first word to the last note"
              unit={initialState.handleUnit}
            />
            <Field id={id} name="target" label="Service level (%)" hint="Share answered in time" />
            <Field
              id={id}
              name="within"
              label="Answered within"
              hint="What “in time” means"
              unit={initialState.withinUnit}
            />
            <Field id={id} name="at-once" label="Chats at once" hint="Per agent" />
            <Field id={id} name="waiting" label="Emails waiting now" hint="0 if there are none" />
            <Field id={id} name="clear" label="Answer within (hours)" hint="Business hours" />
            <Field id={id} name="occupancy" label="Maximum occupancy (%)" hint="How busy agents can be" />
            <Field id={id} name="shrinkage" label="Shrinkage (%)" hint="Paid time away from the desk" />
          </S.Fields>
        </S.Entry>
        <Answer id={id} explanation={explain(initialState)} />
      </S.Root>
      <S.More>
        <S.LookUp>
          <Summary>
            {tableHeading}
            <Icon name="plus" />
          </Summary>
          <LookUpTable id={`${id}-table`} {...lookUp()} />
        </S.LookUp>
        <div>
          <Heading level={3}>{methodHeading}</Heading>
          <S.Method>
            <Prose html={methodHtml} />
          </S.Method>
        </div>
      </S.More>
    </Section>
  )
}

interface FieldProps {
  /** The block's id, unique in the page. */
  readonly id: string
  readonly name: NumberName
  readonly label: string
  readonly hint: string
  /** The initial unit, if there is a choice. */
  readonly unit?: TimeUnit
}

/** A number field of the calculator, with its limits, initial value and channels. */
function Field({ unit, ...props }: FieldProps) {
  const rule = ruleOf(props.name)
  return (
    <NumberField
      {...props}
      limits={rule}
      initial={rule.initial}
      only={rule.only}
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
