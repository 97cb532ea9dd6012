interface PageWithBlocks {
  readonly name: string | null
  readonly path: string | null
  readonly blocks: readonly ({ readonly __typename: string; readonly contentful_id: string } | null)[] | null
}

/**
 * Blocks for which the site has no view, in words for the one who can mend it: a content type that
 * exists in the CMS but not in this code.
 *
 * @param page a page as the CMS has it
 * @param known GraphQL type names of the blocks that have a view
 */
export function describeUnknownBlocks(page: PageWithBlocks, known: ReadonlySet<string>): string[] {
  return (page.blocks ?? [])
    .filter((block) => block !== null)
    .filter((block) => !known.has(block.__typename))
    .map(
      (block) =>
        `Page "${page.name ?? page.path ?? ''}" (${page.path ?? 'no path'}) lists entry "${block.contentful_id}" of type ` +
        `"${block.__typename.replace(/^Contentful/, '')}", for which the site has no block. It is left out: ` +
        'remove it from the page, or add a block for it in src/blocks.',
    )
}
