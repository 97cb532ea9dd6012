import { graphql } from 'gatsby'
import type { Comparison } from '../../content/model/comparison'
import type { TextFault } from '../../content/model/message'
import { haveSameProportions } from '../images/formats'
import type { Picture } from '../images/Image'
import { isIconName } from '../lib/icons'
import { contentError, optionalText, type Identified } from './fields'

type RawAsset = { readonly picture: Picture | null } | null | undefined

/** The picture of an asset field; `undefined` when the field is empty. */
export function mapPicture(asset: RawAsset): Picture | undefined {
  return asset?.picture ?? undefined
}

export const pictureQueries = graphql`
  fragment PictureParts on Picture {
    src
    width
    height
    alt
    sources {
      type
      srcSet
    }
  }

  fragment PhonePicture on ContentfulAsset {
    picture(layout: CONSTRAINED, width: 480, alt: "") {
      ...PictureParts
    }
  }
`

/** Screens with pictures in one column: the first breakpoint of block styles. */
const onPhones = 'not all and (min-width: 48em)'

/**
 * The picture of an asset field, with another one for phones, which shows fewer details at a larger size.
 *
 * @throws ContentError when their proportions differ: the page reserves one space for both
 */
export function mapPictureWithPhone(
  entry: Identified & { readonly image: RawAsset; readonly phoneImage: RawAsset },
): Picture | undefined {
  const picture = mapPicture(entry.image)
  const phone = mapPicture(entry.phoneImage)
  if (!picture) return undefined
  const wide = picture.sources.map(largeFilesOf)
  if (!phone) return { ...picture, sources: wide }
  if (!haveSameProportions(picture, phone)) {
    const proportions = `${picture.width} to ${picture.height}`
    throw contentError(entry, 'phoneImage', `it must have the proportions of "image", ${proportions}`)
  }
  const phoneSources = phone.sources.map((source) => ({
    ...source,
    srcSet: largestFileOf(source.srcSet),
    media: onPhones,
  }))
  return { ...picture, sources: [...phoneSources, ...wide] }
}

/** The only file for phones: their pixel density is so high that they would choose it anyway. */
const largestFileOf = (srcSet: string): string => srcSet.slice(srcSet.lastIndexOf(',') + 1).trim()

/** In px. Hardly any screen would choose a smaller file: phones have a higher density, and others are wider. */
const smallestFile = 480

function largeFilesOf<Source extends { readonly srcSet: string }>(source: Source): Source {
  const files = source.srcSet.split(',').filter((file) => Number(/ (\d+)w$/.exec(file)?.[1]) >= smallestFile)
  return files.length > 0 ? { ...source, srcSet: files.join() } : source
}

/**
 * A table of an entry. GraphQL only knows that it is JSON; the build has read it (content/model/comparison.ts).
 *
 * @throws ContentError when the build could not read it
 */
export function readTable(entry: Identified, field: string, value: unknown): Comparison {
  const table = value as Comparison | TextFault
  if ('wrong' in table) throw contentError(entry, field, `line ${table.line}: ${table.wrong} ${table.advice}`)
  return table
}

export const teaserQuery = graphql`
  fragment TeaserParts on CollectionItem {
    id
    href
    title
    text
    label
    date
    minutes
    person
    icon
    image {
      picture(layout: CONSTRAINED, width: 640, alt: "") {
        ...PictureParts
      }
    }
    logo {
      picture(layout: FIXED, width: 48, alt: "") {
        ...PictureParts
      }
    }
    cover {
      src
      width
      height
    }
  }
`

/** Shown before the date of a job, which could be mistaken for its closing date. */
export const postedPrefix = 'Posted'

/** Maps an item of a collection. Its pictures are decoration: the title is beside them. */
export function mapTeaser(raw: Queries.TeaserPartsFragment) {
  return {
    id: raw.id,
    href: raw.href,
    title: raw.title,
    text: optionalText(raw.text),
    label: optionalText(raw.label),
    date: optionalText(raw.date),
    minutes: raw.minutes ?? undefined,
    person: optionalText(raw.person),
    picture: mapPicture(raw.image) ?? (raw.cover ? { ...raw.cover, alt: '', sources: [] } : undefined),
    mark: mapPicture(raw.logo),
    icon: isIconName(raw.icon) ? raw.icon : undefined,
  }
}
