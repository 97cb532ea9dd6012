/** An error as Contentful's APIs answer it. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly status: number,
    readonly id: string,
    message: string,
    readonly details?: unknown,
  ) {
    super(message)
  }
}

export const accessTokenInvalid = () =>
  new ApiError(401, 'AccessTokenInvalid', 'The access token you sent could not be found or is invalid.')

export const notFound = (details?: unknown) =>
  new ApiError(404, 'NotFound', 'The resource could not be found.', details)

export const badRequest = (message: string) => new ApiError(400, 'BadRequest', message)

/** The API documents the limit, not the answer. */
export const addressTooLong = (longest: number) =>
  new ApiError(414, 'BadRequest', `The request URI is longer than ${longest} characters.`)

export const unknownField = (id: string) =>
  new ApiError(422, 'UnknownField', `No field with id "${id}" found.`, {
    errors: [{ name: 'unknown', path: ['fields', id] }],
  })

export const contentTypeRequired = () =>
  new ApiError(
    400,
    'InvalidQuery',
    'A Content Type ID is required. When querying for Entries and involving fields you need to limit your query to a specific Content Type. Please send a Content Type ID (not the name) as the URI query parameter "content_type".',
  )

export const invalidNumber = (name: string) =>
  new ApiError(400, 'InvalidQuery', `The value provided for "${name}" is invalid. Please provide a valid number value`)

export const invalidQuery = (...errors: readonly { name: string; [key: string]: unknown }[]) =>
  new ApiError(
    400,
    'InvalidQuery',
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
    { errors },
  )

/** The body of an error's answer. */
export const errorBody = (error: ApiError, requestId: string) => ({
  sys: { type: 'Error', id: error.id },
  message: error.message,
  ...(error.details === undefined ? {} : { details: error.details }),
  requestId,
})
