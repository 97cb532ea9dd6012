import type { JsonAnswer } from '../faults/fault'
import type { CrmState } from './crm-state'

const fewest = 1
const most = 50
const usual = 20

/** The submissions of a form, the newest first, a page at a time. */
export function listSubmissions(formGuid: string, query: URLSearchParams, state: CrmState): JsonAnswer {
  const limit = Math.min(most, Math.max(fewest, Number(query.get('limit') ?? usual) || usual))
  const start = Number(query.get('after') ?? 0) || 0
  const sorted = state.submissions
    .filter((submission) => submission.formGuid === formGuid)
    .sort((first, second) => second.submittedAt - first.submittedAt)
  const end = start + limit
  return {
    status: 200,
    body: {
      results: sorted.slice(start, end).map(({ conversionId, submittedAt, fields, context }) => ({
        conversionId,
        submittedAt,
        values: fields,
        pageUrl: context.pageUri,
      })),
      ...(end < sorted.length ? { paging: { next: { after: String(end) } } } : {}),
    },
  }
}
