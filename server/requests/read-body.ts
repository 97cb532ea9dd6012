import type { FilePart, FormParts, LeadRequest } from '../handler'

/** The values by name. JSON values of any type are kept; check them before use. */
export interface Body {
  readonly kind: 'json' | 'form'
  readonly values: ReadonlyMap<string, unknown>
  readonly files: readonly FilePart[]
}

export type BodyProblem = 'unsupported' | 'too large' | 'malformed'

/** The most values in one body. Forms have a few dozen. */
const nameLimit = 500

const isParts = (body: LeadRequest['body']): body is FormParts => body !== undefined && !Buffer.isBuffer(body)

const fromForm = ({ fields, files }: FormParts): Body | BodyProblem =>
  fields.length + files.length > nameLimit ? 'malformed' : { kind: 'form', values: new Map(fields), files }

const fromJson = (bytes: Buffer): Body | BodyProblem => {
  let value: unknown
  try {
    value = JSON.parse(bytes.toString('utf8'))
  } catch {
    return 'malformed'
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'malformed'
  // In a map, `__proto__` is a name like any other.
  const values = new Map<string, unknown>(Object.entries(value))
  return values.size > nameLimit ? 'malformed' : { kind: 'json', values, files: [] }
}

async function fromMultipart(bytes: Buffer, contentType: string): Promise<Body | BodyProblem> {
  try {
    const data = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData()
    const entries = [...data.entries()]
    const fields = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    const files = await Promise.all(
      entries.flatMap(([field, value]) =>
        typeof value === 'string'
          ? []
          : [value.arrayBuffer().then((content) => ({ field, filename: value.name, content: Buffer.from(content) }))],
      ),
    )
    return fromForm({ fields, files })
  } catch {
    return 'malformed'
  }
}

/**
 * Parses a body by its content type.
 *
 * @param limit the most bytes
 */
export async function readBody(
  { headers, body }: Pick<LeadRequest, 'headers' | 'body'>,
  limit: number,
): Promise<Body | BodyProblem> {
  const contentType = headers['content-type'] ?? ''
  const type = contentType.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json' && type !== 'application/x-www-form-urlencoded' && type !== 'multipart/form-data') {
    return 'unsupported'
  }
  if (body === undefined) return 'malformed'
  if (isParts(body)) return type === 'application/json' ? 'malformed' : fromForm(body)
  if (body.length > limit) return 'too large'
  switch (type) {
    case 'application/json':
      return fromJson(body)
    case 'application/x-www-form-urlencoded':
      return fromForm({ fields: [...new URLSearchParams(body.toString('utf8'))], files: [] })
    case 'multipart/form-data':
      return fromMultipart(body, contentType)
  }
}
