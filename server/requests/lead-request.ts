/** A request as the handlers see it, whoever received it. */
export interface LeadRequest {
  readonly method: string
  /** The `{crm}` of the address. */
  readonly crm: string
  /** Path and query, as they were asked for. */
  readonly url: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  /** As it came; a host that takes forms apart itself gives the parts. */
  readonly body: Buffer | FormParts | undefined
  /** The address of whoever opened the connection: the visitor, or a proxy. */
  readonly remoteAddress: string | undefined
}

export interface FilePart {
  /** The field's name. */
  readonly field: string
  readonly filename: string
  readonly content: Buffer
}

/** A form that a browser sent without a script. */
export interface FormParts {
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly files: readonly FilePart[]
}

/** An answer, whole, before it is sent. */
export interface LeadResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}
