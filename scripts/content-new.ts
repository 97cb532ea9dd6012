/** `npm run content:new` (docs/guides/commands.md): creates the drafts of a page from a template in `content/templates`. */
import { contentFolder } from './site/paths'
import { createPage } from './space/create-page'
import { runCommand } from './support/command'

runCommand(() => createPage(process.argv.slice(2), contentFolder, (line) => console.log(line)))
