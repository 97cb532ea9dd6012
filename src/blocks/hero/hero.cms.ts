import { graphql } from 'gatsby'
import { heroLayouts } from '../../../content/model/choices'
import { mapFormView } from '../../forms/form-view'
import { choiceOf, mapAction, optionalTexts, requireFields } from '../../mapping/fields'
import { mapPictureWithPhone } from '../../mapping/parts.cms'
import { mapFrame } from '../block-frame'

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
      picture(layout: CONSTRAINED, width: 1024) {
        ...PictureParts
      }
    }
    phoneImage {
      ...PhonePicture
    }
    form {
      ...FormParts
    }
  }
`

/**
 * Maps the hero of a page. The default layout is `split`.
 *
 * @throws ContentError when there is no heading, the picture for phones has other proportions, or the form is not complete
 */
export function mapHero(raw: Queries.HeroBlockFragment) {
  return {
    ...mapFrame(raw),
    layout: choiceOf(heroLayouts, raw.layout),
    ...requireFields(raw, 'heading'),
    ...optionalTexts(raw, 'eyebrow', 'text', 'note'),
    primary: mapAction(raw.primaryLabel, raw.primaryUrl),
    secondary: mapAction(raw.secondaryLabel, raw.secondaryUrl),
    picture: mapPictureWithPhone(raw),
    formView: mapFormView(raw.form),
  }
}
