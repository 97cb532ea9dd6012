import * as v from 'valibot'
import { formatMonth } from '../src/lib/format-date'
import type { BuildModel } from './build-model'
import { renderText } from './content-schema/markdown'
import { readBuildEnvironment } from './environment'
import type { EntryNode } from './read-content'

/** What `STATUS_URL` answers (docs/guides/configuration.md). Uptimes are in percent. */
const historySchema = v.object({
  months: v.array(
    v.object({
      month: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'a month must be like 2026-10')),
      uptime: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    }),
  ),
})

/** The build does not wait longer for the history, in ms. */
const timeout = 5000

/** Months in the table. */
const mostMonths = 12

/**
 * The table of the uptime of the latest months, as HTML; empty if there are none.
 *
 * @param answer of the status source
 * @throws Error when the answer has another shape
 */
export function uptimeTable(answer: unknown): string {
  const result = v.safeParse(historySchema, answer)
  if (!result.success) throw new Error(`“${v.getDotPath(result.issues[0]) ?? 'months'}”: ${result.issues[0].message}`)
  const latest = result.output.months.sort((one, other) => other.month.localeCompare(one.month)).slice(0, mostMonths)
  if (latest.length === 0) return ''
  const rows = latest.map(({ month, uptime }) => `| ${formatMonth(month)} | ${uptime}% |`)
  return renderText(['| Month | Uptime |', '| --- | --- |', ...rows].join('\n')).html
}

/** The message of `fetch` is always the same; the cause has the reason. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)

/**
 * Reads the history and makes its table.
 *
 * @param warn receives the reason why there is no table
 * @returns an empty text without an address, and when the source does not answer with a history within 5 seconds
 */
export async function readUptime(url: string | undefined, warn: (message: string) => void): Promise<string> {
  if (!url) return ''
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return uptimeTable(await response.json())
  } catch (error) {
    warn(`The uptime could not be read from STATUS_URL (${url}), so the site shows no table of it. ${reasonOf(error)}`)
    return ''
  }
}

const type = 'UptimeHistory'

/** Adds `ContentfulRichText.uptimeHtml`, for texts that show the uptime. */
export const uptime: BuildModel = {
  createSchemaCustomization({ actions }) {
    actions.createTypes(`type ${type} implements Node @dontInfer { html: String! }`)
  },

  async sourceNodes({ actions, reporter, createContentDigest, createNodeId }) {
    const html = await readUptime(readBuildEnvironment(process.env).STATUS_URL, (message) => {
      reporter.warn(message)
    })
    await actions.createNode({
      id: createNodeId(type),
      html,
      internal: { type, contentDigest: createContentDigest(html) },
    })
  },

  createResolvers({ createResolvers }) {
    createResolvers({
      ContentfulRichText: {
        uptimeHtml: {
          type: 'String',
          resolve: async ({ showsUptime }: EntryNode, _args, { nodeModel }) => {
            if (showsUptime !== true) return null
            const { entries } = await nodeModel.findAll({ type })
            return [...entries][0]?.html ?? null
          },
        },
      },
    })
  },
}
