import { Container, Section, SectionHeader } from '../../ui/Layout/Layout'
import type { BlockFrame } from '../block-frame'
import * as S from './Statistics.styles'

export interface Statistic {
  readonly id: string
  /** As shown to visitors: "12,000+". */
  readonly value: string
  readonly label: string
  readonly source?: string
}

export interface StatisticsProps extends BlockFrame {
  readonly heading?: string
  readonly introduction?: string
  readonly statistics: readonly Statistic[]
}

export function Statistics({ anchor, background, heading, introduction, statistics }: StatisticsProps) {
  return (
    <Section id={anchor} background={background}>
      <Container>
        <SectionHeader heading={heading} introduction={introduction} />
        <S.List $count={statistics.length}>
          {statistics.map(({ id, value, label, source }) => (
            <S.Item key={id}>
              <dt>{label}</dt>
              <S.Value>{value}</S.Value>
              {source && <S.Source>{source}</S.Source>}
            </S.Item>
          ))}
        </S.List>
      </Container>
    </Section>
  )
}
