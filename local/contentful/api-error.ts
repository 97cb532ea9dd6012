/** An error as Contentful's APIs answer it. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly status: number,
    readonly id: string,
    message: string,
    readonly details?: unknown,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }
}

export const notFound = (details?: unknown) =>
  new ApiError(404, 'NotFound', 'The resource could not be found.', details)

/** Assumption: a creation beyond the plan is refused like this (see contentful/contentful-cli#171). */
export const limitExceeded = () =>
  new ApiError(403, 'AccessDenied', 'Forbidden', { reasons: 'The usage limit is exceeded.' })

export const badRequest = (message: string) => new ApiError(400, 'BadRequest', message)

export const invalidQuery = (...errors: readonly { name: string; [key: string]: unknown }[]) =>
  new ApiError(
    400,
    'InvalidQuery',
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
    { errors },
  )

export const errorBody = (error: ApiError, requestId: string) => ({
  sys: { type: 'Error', id: error.id },
  message: error.message,
  ...(error.details === undefined ? {} : { details: error.details }),
  requestId,
})
