import { Container, Section, SectionHeader } from '../../ui/Layout/Layout'
import type { BlockFrame } from '../block-frame'
import { Film, type FilmProps } from './Tour.Film'
import { TourSteps, type TourStepsProps } from './Tour.Steps'

export interface TourProps extends BlockFrame {
  readonly heading?: string
  readonly introduction?: string
  /** The tour in one of its two styles. */
  readonly content: (TourStepsProps & { readonly style: 'steps' }) | (FilmProps & { readonly style: 'film' })
}

/** A tour of the product: step by step, or as a short film. */
export function Tour({ anchor, background, heading, introduction, content }: TourProps) {
  const isFilm = content.style === 'film'
  return (
    <Section id={anchor} background={background}>
      <Container>
        <SectionHeader heading={heading} introduction={introduction} align={isFilm ? 'center' : undefined} />
        {isFilm ? <Film {...content} /> : <TourSteps {...content} />}
      </Container>
    </Section>
  )
}
