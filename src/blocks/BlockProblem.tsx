import type { RawBlock } from './block'

/**
 * What stands in place of an entry for which there is no block: a notice in develop and nothing in
 * a production build, which has warned about it (src/build/models/pages).
 */
export function BlockProblem({ raw }: { readonly raw: RawBlock }) {
  if (process.env.NODE_ENV === 'production') return null
  return (
    <p role="alert">
      Entry “{raw.contentful_id}” is of type “{raw.__typename.replace(/^Contentful/, '')}”, for which there is no block.
      Remove it from the page, or add a block for it in src/blocks.
    </p>
  )
}
