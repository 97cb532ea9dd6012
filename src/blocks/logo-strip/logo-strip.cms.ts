import { graphql } from 'gatsby'
import { optionalText, optionalTexts, requireField, requireItems, type ItemOf } from '../../mapping/fields'
import { mapPicture } from '../../mapping/parts.cms'
import { mapFrame } from '../block-frame'
import type { Logo, LogoStripProps } from './LogoStrip'

export const logoStripQuery = graphql`
  fragment LogoStripBlock on ContentfulLogoStrip {
    contentful_id
    name
    anchor
    background
    heading
    logos {
      contentful_id
      title
      url
      image {
        picture(layout: FIXED, height: 36) {
          ...PictureParts
        }
      }
    }
  }
`

type RawLogo = ItemOf<Queries.LogoStripBlockFragment['logos']>

/** A logo is never decoration: its title is the alternative text of a picture without a description. */
function mapLogo(raw: RawLogo): Logo {
  const title = requireField(raw, 'title', raw.title)
  const picture = requireField(raw, 'image', mapPicture(raw.image))
  return {
    id: raw.contentful_id,
    picture: { ...picture, alt: picture.alt || title },
    href: optionalText(raw.url),
  }
}

/**
 * Maps a logo strip. Omits logos that are not published yet.
 *
 * @throws ContentError when there is no list of logos, or a logo lacks its title or picture
 */
export function mapLogoStrip(raw: Queries.LogoStripBlockFragment): LogoStripProps {
  return {
    ...mapFrame(raw),
    ...optionalTexts(raw, 'heading'),
    logos: requireItems(raw, 'logos').map(mapLogo),
  }
}
