import type { ApiFunction, FunctionModule } from '../../local/functions/function-types'
import * as file from '../../src/api/[crm]/file'
import * as submitForm from '../../src/api/[crm]/submitForm'
import * as uploadFile from '../../src/api/[crm]/uploadFile'

/** The functions of `src/api` as they are, where no build has compiled them. */
export const sourceFunctions: readonly ApiFunction[] = [
  { route: ':crm/submitForm', load: (): FunctionModule => submitForm },
  { route: ':crm/uploadFile', load: (): FunctionModule => uploadFile },
  { route: ':crm/file', load: (): FunctionModule => file },
]
