/** What is wrong, by name of the field: empty where something was wrong and has been put right. */
export type Problems = Readonly<Record<string, string>>

/** What became of a file that was chosen. `failed` is the upload error flag (specification 4.5). */
export type Upload =
  | { readonly status: 'uploading'; readonly fileName: string }
  /** `url` is the value of the field. */
  | { readonly status: 'uploaded'; readonly fileName: string; readonly url: string }
  /** `canRetry`: the same file may arrive next time. */
  | { readonly status: 'failed'; readonly message: string; readonly canRetry: boolean }

/** What every form has that has not been sent yet. */
interface Unsent {
  readonly problems: Problems
  /** By name of the file field. */
  readonly uploads: Readonly<Record<string, Upload>>
}

/** A form is in one of these states (specification 4.5). */
export type FormState =
  | (Unsent & { readonly status: 'idle' })
  /** `isRefused`: the visitor has tried to send it like that. */
  | (Unsent & { readonly status: 'invalid'; readonly isRefused: boolean })
  | (Unsent & { readonly status: 'submitting' })
  | (Unsent & { readonly status: 'error'; readonly message: string })
  | { readonly status: 'success'; readonly message: string }

export const initialState: FormState = { status: 'idle', problems: {}, uploads: {} }

export type FormEvent =
  /** Some fields were checked; an empty text says that nothing is wrong with one. */
  | { readonly type: 'checked'; readonly problems: Problems }
  /** All fields were checked because the visitor wants to send the form, and some are wrong. */
  | { readonly type: 'refused'; readonly problems: Problems }
  | { readonly type: 'submitted' }
  | { readonly type: 'succeeded'; readonly message: string }
  | { readonly type: 'failed'; readonly message: string }
  /** The visitor goes back from an error to the fields. */
  | { readonly type: 'reopened' }
  /** `undefined`: there is no file any more. */
  | { readonly type: 'uploadChanged'; readonly name: string; readonly upload: Upload | undefined }
