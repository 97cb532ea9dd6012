import { sectionSurfaces, surfaces, type SectionSurface } from '../../../content/model/choices'
import { iconNames } from '../../lib/icons'
import { Accordion } from '../Accordion/Accordion'
import { Button, ButtonGroup, ButtonLink } from '../Button/Button'
import { DraftNotice } from '../DraftNotice/DraftNotice'
import { FilterLinks } from '../FilterLinks/FilterLinks'
import { Icon } from '../Icon/Icon'
import { Card, Section, SectionHeader } from '../Layout/Layout'
import { Link } from '../Link/Link'
import { Prose } from '../Prose/Prose'
import { TeaserList } from '../TeaserList/TeaserList'
import { Badge, CheckList, Heading, Lead, Small, Text, VisuallyHidden } from '../Typography/Typography'
import * as S from './StyleGuide.styles'

const prose = `<h2>What an answer is worth</h2><p>People remember how they were <strong>spoken to</strong>. A good answer says what happened, what you did about it and <a href="/knowledge-base/">where to read more</a>. It takes <code>two minutes</code> longer and saves a week.</p><h3>Three habits</h3><ul><li>Read the whole thread first.</li><li>Say the next step, with a date:<ul><li>who does it,</li><li>by when.</li></ul></li><li>Write it down once, in the knowledge base.</li></ul><ol><li>Ask</li><li>Listen</li></ol><blockquote><p>Support is the part of the product that talks back.</p></blockquote><table><thead><tr><th>Channel</th><th>First answer</th><th>Hours</th></tr></thead><tbody><tr><td>Mail</td><td>2 hours</td><td>Every day</td></tr><tr><td>Chat</td><td>1 minute</td><td>Work days</td></tr></tbody></table><pre><code>hearthside.open({ page: 'ask', topic: 'billing', from: 'the bottom of a rather long line' })</code></pre><hr><p>And then the day is done.</p>`

const questions = [
  {
    id: 'question-move',
    summary: 'Can we bring our old conversations along?',
    children: <p>Yes. The import keeps threads, people and tags.</p>,
  },
  {
    id: 'question-trial',
    summary: 'What happens when the trial ends?',
    children: <p>Nothing is deleted. You choose a plan, or you take your data with you.</p>,
  },
  { id: 'question-hours', summary: 'Who answers us?', children: <p>People on our own team, in your working hours.</p> },
]

const teaser = { id: 'story', href: '/customers/', title: 'A calm Monday', label: 'Travel', person: 'Ada Okafor' }

/** All possible content of a section, on one of the surfaces. */
function Samples({ background }: { readonly background: SectionSurface }) {
  const headingId = `surface-${background}`
  return (
    <Section background={background}>
      <SectionHeader
        id={headingId}
        eyebrow="Shared inbox"
        heading={`A calm place for every conversation, on ${background}`}
        introduction="One inbox for the whole team, a help center that answers at night, and chat that feels like a person, because it is one."
      />
      <S.Stack>
        <ButtonGroup>
          <ButtonLink href="/signup/" size="large">
            Start free trial
          </ButtonLink>
          <ButtonLink href="/lp/get-a-demo/" variant="secondary" size="large">
            Get a demo
          </ButtonLink>
        </ButtonGroup>
        <ButtonGroup>
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="quiet">Quiet</Button>
          <Button disabled>Disabled</Button>
        </ButtonGroup>
        <S.Row>
          <Badge>New</Badge>
          <Badge $tone="success">99.99%</Badge>
          <Link href="/pricing">A link</Link>
        </S.Row>
        <CheckList
          items={[
            'Set up in an afternoon',
            'Every channel in one list, with nothing to learn by heart',
            'No credit card',
          ]}
        />
        <S.Tiles role="list">
          {[undefined, ...surfaces].map((surface) => (
            <Card key={surface ?? ''} as="li" data-surface={surface}>
              <S.Stack>
                <Icon name="inbox" size={32} />
                <Heading level={3}>Card on {surface ?? 'the section'}</Heading>
                <Text>Answer together without ever writing to the same person twice.</Text>
                <ButtonLink href="/inbox/" variant="quiet">
                  See the inbox
                </ButtonLink>
              </S.Stack>
            </Card>
          ))}
        </S.Tiles>
      </S.Stack>
    </Section>
  )
}

/** Every primitive in its states, and every icon, for developers and reviewers. */
export function StyleGuide() {
  return (
    <>
      <Section background="cream">
        <S.Stack>
          <Heading level={1} size="display" id="style-guide-title">
            Style guide <VisuallyHidden>of Hearthside’s website</VisuallyHidden>
          </Heading>
          <Lead>Warm and confident, like a well-lit house in the evening.</Lead>
        </S.Stack>
      </Section>
      {sectionSurfaces.map((surface) => (
        <Samples key={surface} background={surface} />
      ))}
      <Section width="narrow">
        <Prose isArticle html={prose} />
        <Accordion items={questions} />
        <DraftNotice href="/">An entry is incomplete.</DraftNotice>
      </Section>
      <Section>
        <FilterLinks label="Industry" links={[{ label: 'Travel', href: '/customers/', isCurrent: true }]} />
        <S.Stack>
          <TeaserList teasers={[teaser]} />
          <TeaserList teasers={[teaser]} look="marks" />
          <Small>The small text below it.</Small>
        </S.Stack>
      </Section>
      <Section background="cream">
        <SectionHeader heading="Icons" />
        <S.Icons role="list">
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </S.Icons>
      </Section>
    </>
  )
}
