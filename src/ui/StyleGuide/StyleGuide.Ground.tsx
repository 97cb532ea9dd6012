import { Badge } from '../Badge/Badge'
import { Button } from '../Button/Button'
import { ButtonGroup } from '../ButtonGroup/ButtonGroup'
import { ButtonLink } from '../ButtonLink/ButtonLink'
import type { CardTone } from '../Card/Card'
import { Card } from '../Card/Card'
import { CheckList } from '../CheckList/CheckList'
import { Container } from '../Container/Container'
import { Grid } from '../Grid/Grid'
import { Heading } from '../Heading/Heading'
import { Icon } from '../Icon/Icon'
import { Link } from '../Link/Link'
import type { SectionBackground } from '../Section/Section'
import { Section } from '../Section/Section'
import { SectionHeader } from '../SectionHeader/SectionHeader'
import { Text } from '../Text/Text'
import * as S from './StyleGuide.styles'

const tones: readonly CardTone[] = ['surface', 'cream', 'blue', 'ember', 'night']

interface GroundProps {
  readonly background: SectionBackground
}

/** What stands in a section, on one of the grounds. */
export function Ground({ background }: GroundProps) {
  const headingId = `ground-${background}`
  return (
    <Section background={background} labelledBy={headingId}>
      <Container>
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
            <Badge tone="blue">Beta</Badge>
            <Badge tone="success">99.99%</Badge>
            <Badge tone="neutral">Draft</Badge>
            <Link href="/pricing">A link</Link>
          </S.Row>
          <CheckList
            items={[
              'Set up in an afternoon',
              'Every channel in one list, with nothing to learn by heart',
              'No credit card',
            ]}
          />
          <Grid columns={3} as="ul">
            {tones.map((tone) => (
              <Card key={tone} as="li" tone={tone}>
                <S.Stack>
                  <Icon name="inbox" size={32} />
                  <Heading level={3}>Card on {tone}</Heading>
                  <Text tone="soft">Answer together without ever writing to the same person twice.</Text>
                  <ButtonLink href="/inbox/" variant="quiet">
                    See the inbox
                  </ButtonLink>
                </S.Stack>
              </Card>
            ))}
          </Grid>
        </S.Stack>
      </Container>
    </Section>
  )
}
