import { Fragment } from 'react'
import { announceReplacement } from '../lib/page-life'
import type { Experience } from '../personalization/experience'
import { Personalized, type BlockCode } from '../personalization/Personalized'
import { Boundary, Island, type IslandProps } from '../ui/Island/Island'
import { blockViews } from './block-source'
import type { RawBlock } from './blocks.cms'

interface BlockListProps {
  readonly blocks: readonly (RawBlock | null)[]
  /** By the block's entry. */
  readonly experiences?: Readonly<Record<string, readonly Experience[]>>
  /** The entries that may replace blocks. */
  readonly variants?: readonly (RawBlock | null)[]
}

/** A variant replaces its block only after the code has loaded, so there is no gap. */
const code: BlockCode = {
  isHere: () => blockViews.get() !== undefined,
  load: blockViews.load,
  onReplace: (...places) => {
    blockViews.get()?.keepTyped(...places)
    blockViews.get()?.keepFocus(...places)
    announceReplacement(document)
  },
}

const renderIsland = (
  raw: RawBlock,
  { fallback, experiences }: Pick<IslandProps<unknown>, 'fallback' | 'experiences'> = {},
) => (
  <Island
    key={raw.contentful_id}
    name={raw.contentful_id}
    source={blockViews}
    render={({ renderBlock }) => renderBlock(raw)}
    experiences={experiences}
    fallback={fallback}
  />
)

/**
 * The blocks of a page, each an island named by its entry. A block that the page lists twice is rendered once, because
 * both would have the same name. If a variant cannot be rendered, its baseline is.
 */
export function BlockList({ blocks, experiences = {}, variants = [] }: BlockListProps) {
  /** A block and its variants. */
  const entriesOf = (id: string): readonly string[] => [
    id,
    ...(experiences[id] ?? [])
      .flatMap(({ components }) => components.filter(({ baseline }) => baseline.id === id))
      .flatMap((component) => component.variants.map((variant) => variant.id)),
  ]
  return blocks.map((raw, index) => {
    if (raw === null) return null
    const first = blocks.findIndex((each) => each?.contentful_id === raw.contentful_id)
    if (first < index) return null
    const key = `${raw.contentful_id} ${index}`
    const own = experiences[raw.contentful_id]
    if (!own) return <Fragment key={key}>{renderIsland(raw)}</Fragment>
    const next = blocks.slice(index + 1).flatMap((block) => (block ? entriesOf(block.contentful_id) : []))
    const baseline = renderIsland(raw, { experiences: own.map((experience) => experience.id).join(' ') })
    return (
      <Boundary key={key} name={raw.contentful_id} fallback={baseline}>
        <Personalized baselineId={raw.contentful_id} experiences={own} next={next.join(' ')} code={code}>
          {({ id }) => {
            const variant = variants.find((each) => each?.contentful_id === id)
            return variant ? renderIsland(variant, { fallback: baseline }) : baseline
          }}
        </Personalized>
      </Boundary>
    )
  })
}
