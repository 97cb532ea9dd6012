import { Image } from '../../images/Image'
import type { Picture } from '../../images/picture'
import { Container, Section, SectionHeader } from '../../ui/Layout/Layout'
import { Heading, Text } from '../../ui/Typography/Typography'
import type { BlockFrame } from '../block-frame'
import * as S from './Steps.styles'

export interface Step {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly picture?: Picture
}

export interface StepsProps extends BlockFrame {
  readonly eyebrow?: string
  readonly heading: string
  readonly introduction?: string
  readonly steps: readonly Step[]
}

/** Up to four steps fit in one row; more steps are in rows of three. */
const columnsFor = (count: number) => (count <= 4 ? count : 3)

/** A series of steps, numbered by their order. */
export function Steps({ anchor, background, eyebrow, heading, introduction, steps }: StepsProps) {
  return (
    <Section id={anchor} background={background}>
      <Container>
        <SectionHeader eyebrow={eyebrow} heading={heading} introduction={introduction} />
        <S.List role="list" $columns={columnsFor(steps.length)}>
          {steps.map(({ id, title, text, picture }) => (
            <S.Item key={id}>
              <S.Words>
                <Heading level={3}>{title}</Heading>
                <Text tone="soft">{text}</Text>
                {picture && <Image picture={picture} sizes="(min-width: 1024px) 30vw, calc(100vw - 2.5rem)" />}
              </S.Words>
            </S.Item>
          ))}
        </S.List>
      </Container>
    </Section>
  )
}
