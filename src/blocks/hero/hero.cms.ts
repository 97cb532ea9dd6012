import { graphql } from 'gatsby'
import { mapAction } from '../../content/map-action'
import { mapPicture } from '../../content/map-picture'
import { optionalText, requireField } from '../../content/require-field'
import { mapFrame } from '../block-frame'
import type { HeroProps } from './Hero'
import { heroLayouts, type HeroLayout } from './hero-layouts'

export const heroQuery = graphql`
  fragment HeroBlock on ContentfulHero {
    contentful_id
    name
    anchor
    background
    layout
    eyebrow
    heading
    text
    primaryLabel
    primaryUrl
    secondaryLabel
    secondaryUrl
    note
    image {
      picture(width: 1024) {
        ...PictureParts
      }
    }
  }
`

const isHeroLayout = (value: string | null): value is HeroLayout => heroLayouts.some((layout) => layout === value)

/**
 * The hero of a page; `split` when the CMS names no layout.
 *
 * @throws ContentError when there is no heading
 */
export function mapHero(raw: Queries.HeroBlockFragment): HeroProps {
  return {
    ...mapFrame(raw),
    layout: isHeroLayout(raw.layout) ? raw.layout : 'split',
    eyebrow: optionalText(raw.eyebrow),
    heading: requireField(raw, 'heading', raw.heading),
    text: optionalText(raw.text),
    primary: mapAction(raw.primaryLabel, raw.primaryUrl),
    secondary: mapAction(raw.secondaryLabel, raw.secondaryUrl),
    note: optionalText(raw.note),
    picture: mapPicture(raw.image),
  }
}
