import type { IncomingMessage, ServerResponse } from 'node:http'

/** What a function gets: a request with its address taken apart and its body read. */
export type FunctionRequest = IncomingMessage & {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly originalUrl: string
}

/** What a function answers with: Node's response and the shorthands that functions use. */
export type FunctionResponse = ServerResponse & {
  status: (code: number) => FunctionResponse
  json: (value: unknown) => FunctionResponse
  send: (body: string | Buffer) => FunctionResponse
}

/** The part of a function's `config` that the host keeps to. */
export interface FunctionConfig {
  readonly bodyParser?: { readonly raw?: { readonly limit?: number | string } }
}

/** A file of `src/api`, compiled or not. */
export interface FunctionModule {
  readonly default: (request: FunctionRequest, response: FunctionResponse) => unknown
  readonly config?: FunctionConfig
}

/** A function and where it is. */
export interface ApiFunction {
  /** Below `/api/`, such as `:crm/submitForm`. */
  readonly route: string
  /** Loads the file, when it is first asked for. */
  readonly load: () => FunctionModule | Promise<FunctionModule>
}
