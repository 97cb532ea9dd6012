import { createHash } from 'node:crypto'
import type { GraphQLResolveInfo } from 'graphql'
import type { Picture } from '../../src/images/picture'
import type { BuildModel } from '../build-model'
import type { ListedEntry } from '../collections/collections'
import { fieldReader, linkedNode, textOf, type EntryNode, type ReadField, type ResolverContext } from '../read-content'
import { recentResults } from '../recent-results'
import { writeOnce } from '../write-once'
import { drawAtWork } from './at-work/draw-at-work'
import type { Drawing } from './brush'
import { coverTypes, type CoverSubject, type CoverType } from './choose-cover'
import { drawCover } from './draw-cover'

const isCoverType = (type: string): type is CoverType => coverTypes.some((one) => one === type)

const nameOf = (node: EntryNode | undefined): string | undefined => textOf(node?.name) ?? textOf(node?.title)

type Subject =
  | CoverSubject
  | { readonly type: 'integration'; readonly name: string; readonly category: string; readonly description: string }

function subjectOf(type: string, node: EntryNode, read: ReadField): Subject | undefined {
  const name = nameOf(node)
  if (name === undefined) return undefined
  if (type === 'integration') {
    return { type, name, category: textOf(node.category) ?? '', description: textOf(node.description) ?? '' }
  }
  if (!isCoverType(type)) return undefined
  return {
    type,
    slug: textOf(node.slug) ?? '',
    title: textOf(node.role) ?? name,
    description: textOf(node.description),
    category: nameOf(linkedNode(node, 'category', read)) ?? textOf(node.team),
    kind: textOf(node.kind),
  }
}

const draw = (subject: Subject): Drawing | undefined =>
  subject.type === 'integration' ? drawAtWork(subject.name, subject.category, subject.description) : drawCover(subject)

/** The page of an entry, its card and the pages that relate to it ask for the same drawing. */
const recentDrawing = recentResults<Drawing | undefined>()

/**
 * The drawing for an entry without a picture of its own. It depends on nothing but the entry's words, and so is
 * the same in every build.
 *
 * @param type its content type
 * @returns `undefined` for a type without drawings, and for an entry without a title, such as an unfinished draft
 */
export function drawingOf(type: string, node: EntryNode, read: ReadField): Drawing | undefined {
  const subject = subjectOf(type, node, read)
  return subject && recentDrawing(JSON.stringify(subject), () => draw(subject))
}

/** Beside the pictures of assets, whose cache rules hold for it too. */
const addressOf = (svg: string): string =>
  `/pictures/drawn/${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`

async function pictureOf({ svg, alt, width, height }: Drawing): Promise<Picture> {
  const src = addressOf(svg)
  await writeOnce(src, () => svg)
  return { src, alt, width, height, sources: [] }
}

/** Entries without a picture get a drawn one: `cover` of each item of a collection. An editor's picture replaces it. */
export const covers: BuildModel = {
  createResolvers({ createResolvers }) {
    createResolvers({
      CollectionItem: {
        cover: {
          type: 'Picture',
          resolve: async (
            { type, node, imageId }: ListedEntry,
            _args: unknown,
            context: ResolverContext,
            info: GraphQLResolveInfo,
          ) => {
            const drawing = imageId === null ? drawingOf(type, node, fieldReader(context, info)) : undefined
            return drawing ? pictureOf(drawing) : null
          },
        },
      },
    })
  },
}
