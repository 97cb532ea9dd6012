/**
 * Checks the content and prints every fault with its fix: of the embedded content (`content/entries`,
 * `content/assets`) with file, line and field, of a space with type, title, field and a link to the entry.
 * Exits with status 1 if a fault stops a build.
 *
 * Usage: tsx scripts/content-check.ts [[--core] [<folder>] | --space [--preview]] [--live <address> [--add-redirects]] [--strict] [--json]
 *   --core     checks what `content:push --core` would push
 *   --space    checks the space in CONTENTFUL_SPACE_ID instead of files; docs/guides/configuration.md lists its variables
 *   --preview  with drafts, from the Preview API
 *   --live     also reports pages of the site at this address that were removed without a redirect
 *   --add-redirects  adds these redirects to the files
 *   --strict   exits with status 1 for warnings, too
 *   --json     prints `{ "problems": [], "warnings": [], "scheduled": [] }`; the last one has pages with a date to come
 */
import { checkContent } from './site/check-content'
import { runCommand } from './support/command'

runCommand(() =>
  checkContent(process.argv.slice(2), process.env, {
    print: (text) => console.log(text),
    warn: (text) => console.warn(text),
    color: process.stderr.isTTY,
  }),
)
