import { Section, SectionHeader } from '../../ui/Layout/Layout'
import type { mapTour } from './tour.cms'
import { Film } from './Tour.Film'
import { Inbox } from './Tour.Inbox'
import { TourSteps } from './Tour.Steps'

/** A tour of the product: step by step, as a short film, or as the sample inbox. */
export function Tour({ anchor, background, heading, introduction, content }: ReturnType<typeof mapTour>) {
  return (
    <Section id={anchor} background={background}>
      <SectionHeader
        heading={heading}
        introduction={introduction}
        align={content.style === 'film' ? 'center' : undefined}
      />
      {content.style === 'steps' && <TourSteps {...content} />}
      {content.style === 'film' && <Film {...content} />}
      {content.style === 'inbox' && <Inbox {...content} />}
    </Section>
  )
}
