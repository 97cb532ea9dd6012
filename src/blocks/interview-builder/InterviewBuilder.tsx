import { plural } from '../../tools/numbers'
import { SmallButton } from '../../tools/Tool.styles'
import { Accordion } from '../../ui/Accordion/Accordion'
import { Section, SectionHeader } from '../../ui/Layout/Layout'
import { Link } from '../../ui/Link/Link'
import { Heading } from '../../ui/Typography/Typography'
import type { mapInterviewBuilder } from './interview-builder.cms'
import { InterviewBuilderPlan } from './InterviewBuilder.Plan'
import * as S from './InterviewBuilder.styles'

export type InterviewBuilderProps = ReturnType<typeof mapInterviewBuilder>

/**
 * Lets visitors build an interview from questions. Without JavaScript it lists all questions by
 * competence; elements with `data-tool` stay hidden until `start-interview-builder.ts` has loaded.
 */
export function InterviewBuilder(props: InterviewBuilderProps) {
  const { anchor, background, id, heading, introduction, bankHeading, planHeading, emptyText, printNote } = props
  const { groups, roles } = props
  return (
    <Section id={anchor} background={background}>
      <S.Root data-interview="">
        <SectionHeader heading={heading} introduction={introduction} />
        <S.Columns>
          <Choice id={id} groups={groups} roles={roles} />
          <S.Bank data-bank="">
            <Heading level={3}>{bankHeading}</Heading>
            <Accordion
              items={groups.map(({ competence, questions }) => ({
                id: groupId(id, competence),
                summary: (
                  <span>
                    {competence} <S.Count>{plural(questions.length, 'question')}</S.Count>
                  </span>
                ),
                children: <Questions questions={questions} />,
              }))}
            />
          </S.Bank>
          <S.Bar hidden data-tool="" data-needs-plan="" data-off-paper="">
            <a href={`#${id}-plan`}>
              {planHeading}: <span data-count="" />
            </a>
          </S.Bar>
          <InterviewBuilderPlan id={id} heading={planHeading} emptyText={emptyText} printNote={printNote} />
        </S.Columns>
      </S.Root>
    </Section>
  )
}

const groupId = (id: string, competence: string): string => `${id}-${competence.toLowerCase().replace(/\W+/g, '-')}`

function Choice({ id, groups, roles }: Pick<InterviewBuilderProps, 'id' | 'groups' | 'roles'>) {
  return (
    <S.Choice hidden data-tool="" data-off-paper="">
      {roles.length > 0 && (
        <S.Field>
          <label htmlFor={`${id}-role`}>Role</label>
          <select id={`${id}-role`} autoComplete="off" data-role="">
            <option value="">Any role</option>
            {roles.map((role) => (
              <option
                key={role.id}
                value={role.id}
                data-guide-questions={role.questionIds.join(' ')}
                data-guide-href={role.href}
              >
                {role.name}
              </option>
            ))}
          </select>
          <S.Offer hidden data-offer="">
            <SmallButton variant="secondary" data-add-guide="">
              Add the questions from its guide
            </SmallButton>
            <Link href="/" data-guide-link="">
              Read the guide
            </Link>
          </S.Offer>
        </S.Field>
      )}
      <S.Competences>
        <legend>Skills</legend>
        {groups.map(({ competence }) => (
          <label key={competence}>
            <input type="checkbox" value={groupId(id, competence)} data-competence="" />
            {competence}
          </label>
        ))}
      </S.Competences>
    </S.Choice>
  )
}

function Questions({ questions }: Pick<InterviewBuilderProps['groups'][number], 'questions'>) {
  return (
    <S.Questions role="list">
      {questions.map(({ id, text, listenFor, followUp }) => (
        <li key={id} data-question={id}>
          <S.QuestionText id={id} data-text="">
            {text}
          </S.QuestionText>
          <p>
            <strong>Listen for:</strong> <span data-listen="">{listenFor}</span>
          </p>
          {followUp && (
            <p>
              <strong>Then ask:</strong> <span data-follow="">{followUp}</span>
            </p>
          )}
          <SmallButton
            hidden
            variant="secondary"
            id={`${id}-add`}
            aria-labelledby={`${id}-add ${id}`}
            data-tool=""
            data-add=""
          >
            Add
          </SmallButton>
        </li>
      ))}
    </S.Questions>
  )
}
