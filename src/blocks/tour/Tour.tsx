import { Container, Section, SectionHeader } from '../../ui/Layout/Layout'
import type { BlockFrame } from '../block-frame'
import { Film, type FilmProps } from './Tour.Film'
import { Inbox, type InboxProps } from './Tour.Inbox'
import { TourSteps, type TourStepsProps } from './Tour.Steps'

export interface TourProps extends BlockFrame {
  readonly heading?: string
  readonly introduction?: string
  /** The tour in one of its styles. */
  readonly content:
    | (TourStepsProps & { readonly style: 'steps' })
    | (FilmProps & { readonly style: 'film' })
    | (InboxProps & { readonly style: 'inbox' })
}

/** A tour of the product: step by step, as a short film, or as the sample inbox. */
export function Tour({ anchor, background, heading, introduction, content }: TourProps) {
  return (
    <Section id={anchor} background={background}>
      <Container>
        <SectionHeader
          heading={heading}
          introduction={introduction}
          align={content.style === 'film' ? 'center' : undefined}
        />
        {content.style === 'steps' && <TourSteps {...content} />}
        {content.style === 'film' && <Film {...content} />}
        {content.style === 'inbox' && <Inbox {...content} />}
      </Container>
    </Section>
  )
}
