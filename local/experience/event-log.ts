export interface LoggedRequest {
  /** ISO 8601. */
  readonly at: string
  readonly method: string
  readonly path: string
  readonly contentType?: string
  /** `null` for a hanging or broken connection. */
  readonly status: number | null
  readonly body?: unknown
}

export interface LoggedEvent {
  readonly at: string
  readonly type: string
  readonly about: string
  readonly path: string
}

type Json = Readonly<Record<string, unknown>>

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : [])

const text = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)

const abouts: Readonly<Record<string, (event: Json) => string>> = {
  page: () => '',
  track: ({ event, properties }) => `${text(event)} ${text(properties)}`,
  identify: ({ userId, traits }) => `${text(userId)} ${text(traits)}`,
}

const aboutComponent = ({ componentId, experienceId, variantIndex, viewDurationMs }: Json): string =>
  [
    text(componentId),
    experienceId === undefined ? 'in no experience' : `${text(experienceId)}, index ${text(variantIndex)}`,
    ...(viewDurationMs === undefined ? [] : [`${text(viewDurationMs)} ms`]),
  ].join(', ')

function pathOf(event: Json): string {
  const context = isJson(event.context) ? event.context : {}
  return isJson(context.page) ? text(context.page.path) + text(context.page.search) : ''
}

export const eventsOf = ({ at, body }: LoggedRequest): readonly LoggedEvent[] =>
  (Array.isArray(body) ? list(body).flatMap(({ events }) => list(events)) : list(isJson(body) ? body.events : [])).map(
    (event) => {
      const type = text(event.type)
      return { at, type, about: (abouts[type] ?? aboutComponent)(event), path: pathOf(event) }
    },
  )
