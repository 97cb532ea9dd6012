import { Button, ButtonGroup } from '../../ui/Button/Button'
import { Icon } from '../../ui/Icon/Icon'
import { Heading } from '../../ui/Typography/Typography'
import type { mapInterviewBuilder } from './interview-builder.cms'
import * as S from './InterviewBuilder.Plan.styles'
import { Field } from './InterviewBuilder.styles'
import { maxTextLength, maxTitleLength, minutesRange } from './plan'

interface InterviewBuilderPlanProps extends Pick<
  ReturnType<typeof mapInterviewBuilder>,
  'id' | 'emptyText' | 'printNote'
> {
  readonly heading: string
}

/** The visitor's interview: the ordered questions and its actions. In print, it is the interview sheet. */
export function InterviewBuilderPlan({ id, heading, emptyText, printNote }: InterviewBuilderPlanProps) {
  const hint = `${id}-hint`
  return (
    <>
      <S.Plan hidden id={`${id}-plan`} aria-labelledby={`${id}-heading`} data-tool="" data-plan="">
        <S.PlanHead>
          <Heading level={3} id={`${id}-heading`}>
            {heading}
          </Heading>
          <S.Sum data-sum="" />
        </S.PlanHead>
        <Field>
          <label htmlFor={`${id}-title`}>Title</label>
          <S.Title type="text" id={`${id}-title`} maxLength={maxTitleLength} autoComplete="off" data-title="" />
        </Field>
        <S.Paper aria-hidden="true">
          <p>Candidate</p>
          <p>Interviewer</p>
          <p>Date</p>
        </S.Paper>
        {printNote && <S.PrintNote>{printNote}</S.PrintNote>}
        <S.Empty data-empty="">{emptyText}</S.Empty>
        <S.Hint id={hint} data-needs-plan="" data-off-paper="">
          Drag a question by its handle, or press the arrow keys there.
        </S.Hint>
        <S.Items role="list" data-items="" data-needs-plan="" />
        <S.Own as="form" data-own="" data-off-paper="">
          <label htmlFor={`${id}-own`}>Your own question</label>
          <input type="text" id={`${id}-own`} maxLength={maxTextLength} autoComplete="off" data-own-text="" />
          <Button type="submit" variant="secondary">
            Add
          </Button>
        </S.Own>
        <S.Status role="status" data-status="" data-off-paper="" />
        <ButtonGroup data-off-paper="">
          <Button data-print="">Print</Button>
          <Button variant="secondary" data-copy="">
            Copy link
          </Button>
          <Button hidden variant="secondary" data-undo="">
            Undo
          </Button>
          <Button variant="secondary" data-clear="">
            Start over
          </Button>
        </ButtonGroup>
        <Field hidden data-link="" data-off-paper="">
          <label htmlFor={`${id}-link`}>Link to this interview</label>
          <input type="text" id={`${id}-link`} readOnly />
        </Field>
        <S.Option>
          <input type="checkbox" defaultChecked data-print-advice="" />
          Print what to listen for
        </S.Option>
        <S.Hint data-keep="" data-off-paper="">
          Saved in this browser as you go.
        </S.Hint>
      </S.Plan>
      <ol hidden data-blank="">
        <S.Item>
          <S.IconButton type="button" aria-label="Move" aria-describedby={hint} data-handle="">
            <Icon name="menu" size={20} />
          </S.IconButton>
          <S.ItemText data-text="" />
          <S.Advice data-advice="">
            <summary>What to listen for</summary>
            <p data-listen="" />
            <p data-follow-line="">
              <strong>Then ask:</strong> <span data-follow="" />
            </p>
          </S.Advice>
          <S.ItemControls>
            <S.Minutes>
              <input
                type="number"
                min={minutesRange.min}
                max={minutesRange.max}
                inputMode="numeric"
                autoComplete="off"
                aria-label="Minutes"
                data-minutes=""
              />
              <span aria-hidden="true">min</span>
            </S.Minutes>
            <S.IconButton type="button" aria-label="Move up" data-up="">
              <Icon name="chevron-down" size={20} />
            </S.IconButton>
            <S.IconButton type="button" aria-label="Move down" data-down="">
              <Icon name="chevron-down" size={20} />
            </S.IconButton>
            <S.IconButton type="button" aria-label="Remove" data-remove="">
              <Icon name="close" size={20} />
            </S.IconButton>
          </S.ItemControls>
          <S.Notes aria-hidden="true" />
        </S.Item>
      </ol>
    </>
  )
}
