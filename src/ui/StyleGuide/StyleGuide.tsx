import { Container } from '../Container/Container'
import { Heading } from '../Heading/Heading'
import { Section } from '../Section/Section'
import { Text } from '../Text/Text'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { Controls } from './StyleGuide.Controls'
import { Ground } from './StyleGuide.Ground'
import * as S from './StyleGuide.styles'
import { Tokens } from './StyleGuide.Tokens'

/** Every primitive in its states and every token, for those who build and review pages. */
export function StyleGuide() {
  return (
    <>
      <Section background="cream" labelledBy="style-guide-title">
        <Container>
          <S.Stack>
            <Heading level={1} size="display" id="style-guide-title">
              Style guide <VisuallyHidden>of Hearthside’s website</VisuallyHidden>
            </Heading>
            <Text size="lead" tone="soft">
              Warm and confident, like a well-lit house in the evening.
            </Text>
          </S.Stack>
        </Container>
      </Section>
      <Ground background="white" />
      <Ground background="cream" />
      <Ground background="blue" />
      <Ground background="night" />
      <Section spacing="regular">
        <Container width="narrow">
          <Controls />
        </Container>
      </Section>
      <Section background="cream">
        <Container>
          <Tokens />
        </Container>
      </Section>
    </>
  )
}
