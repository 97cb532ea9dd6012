/** `npm run preview:link`: makes a link to a preview for people without its password (docs/guides/previewing.md). */
import * as v from 'valibot'
import { makePreviewLink, previewAccessVariables } from '../server/site/preview-access'
import { Failure } from '../src/lib/failure'
import { readVariables } from '../src/lib/variables'
import { runCommand } from './support/command'

runCommand(() => {
  const [address = '', ...more] = process.argv.slice(2)
  if (!URL.canParse(address) || more.length > 0) {
    throw new Failure('Give one address, such as: npm run preview:link -- https://preview.example.com/pricing/')
  }
  const { PREVIEW_LINK_KEY: key } = readVariables(v.object(previewAccessVariables), process.env)
  if (key === undefined) throw new Failure('Set PREVIEW_LINK_KEY to the key of the preview’s server.')
  console.log(makePreviewLink(address, key, Date.now()))
})
