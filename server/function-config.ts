import type { GatsbyFunctionConfig } from 'gatsby'
import { uploadLimit } from './handle-files'

/**
 * Gatsby passes bodies on as bytes, so that the handlers report invalid ones. Violation reports have several JSON
 * types. Each handler has its own limit; this is the largest.
 */
export const config: GatsbyFunctionConfig = { bodyParser: { raw: { type: 'application/*', limit: uploadLimit } } }
