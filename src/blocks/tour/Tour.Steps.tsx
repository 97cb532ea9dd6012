import { Image } from '../../images/Image'
import { ActionLink, ButtonGroup, ButtonLink } from '../../ui/Button/Button'
import { Link } from '../../ui/Link/Link'
import { Prose } from '../../ui/Prose/Prose'
import { Heading } from '../../ui/Typography/Typography'
import type { TourStep, TourStepsProps } from './tour.cms'
import * as S from './Tour.Steps.styles'

/**
 * A tour of the product. Without JavaScript all steps are visible, one below the other. With scripting
 * enabled, CSS shows only the step in the address; `start-tour-steps.ts` adds keys, swipes and the
 * current step in the list.
 */
export function TourSteps({ steps, primary, secondary }: TourStepsProps) {
  return (
    <S.Root data-tour="">
      <S.Progress aria-label="Steps of the tour">
        <ol role="list">
          {steps.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ol>
      </S.Progress>
      <S.Steps data-steps="">
        {steps.map((step, index) => (
          <Step
            key={step.id}
            step={step}
            position={`Step ${index + 1} of ${steps.length}`}
            previous={steps[index - 1]}
            next={steps[index + 1]}
            {...(index === steps.length - 1 && { primary, secondary })}
          />
        ))}
      </S.Steps>
    </S.Root>
  )
}

interface StepProps extends Partial<Pick<TourStepsProps, 'primary' | 'secondary'>> {
  readonly step: TourStep
  readonly position: string
  readonly previous?: TourStep
  readonly next?: TourStep
}

function Step({ step, position, previous, next, primary, secondary }: StepProps) {
  const { id, title, bodyHtml, picture, link } = step
  return (
    <S.Step id={id} aria-labelledby={`${id}-title`}>
      <S.Picture>
        <Image picture={picture} sizes="(min-width: 1344px) 47rem, (min-width: 1024px) 56vw, calc(100vw - 2.5rem)" />
      </S.Picture>
      <S.Words>
        <S.Position>{position}</S.Position>
        <Heading level={3} size="h2" id={`${id}-title`}>
          {title}
        </Heading>
        <Prose html={bodyHtml} />
        {link && (
          <p>
            <Link href={link.href}>{link.label}</Link>
          </p>
        )}
        <ButtonGroup>
          {previous && (
            <ButtonLink variant="secondary" href={`#${previous.id}`} data-previous="">
              Back
            </ButtonLink>
          )}
          {next && (
            <ButtonLink href={`#${next.id}`} data-next="">
              Next: {next.label}
            </ButtonLink>
          )}
          <ActionLink action={primary} />
          <ActionLink action={secondary} variant="secondary" />
        </ButtonGroup>
      </S.Words>
    </S.Step>
  )
}
