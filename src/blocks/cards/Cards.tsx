import type { ComponentType } from 'react'
import type { CardsStyle } from '../../../content/model/choices'
import { Section, SectionHeader } from '../../ui/Layout/Layout'
import type { CardList, mapCards } from './cards.cms'
import { Features } from './Cards.Features'
import { Logos } from './Cards.Logos'
import { LogosTitle } from './Cards.Logos.styles'
import { Numbers } from './Cards.Numbers'
import { Steps } from './Cards.Steps'

const lists: Record<CardsStyle, ComponentType<CardList>> = {
  cards: Features,
  plain: Features,
  steps: Steps,
  numbers: Numbers,
  logos: Logos,
}

export function Cards({ anchor, background, eyebrow, heading, introduction, ...list }: ReturnType<typeof mapCards>) {
  const List = lists[list.look]
  const areLogos = list.look === 'logos'
  return (
    <Section id={anchor} background={background} spacing={areLogos ? 'tight' : undefined}>
      {areLogos ? (
        heading && <LogosTitle>{heading}</LogosTitle>
      ) : (
        <SectionHeader eyebrow={eyebrow} heading={heading} introduction={introduction} />
      )}
      <List {...list} />
    </Section>
  )
}
