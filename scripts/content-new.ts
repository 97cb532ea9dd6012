/**
 * Creates the drafts of a page from a template in `content/templates`.
 *
 * Usage: tsx scripts/content-new.ts <template> <name>
 *   template  landing-page, campaign, comparison or event; ab-test for a hero that exists
 *   name      the last part of the address: spring-sale; of a hero, its name without “-hero”
 */
import { contentFolder } from './site/paths'
import { createPage } from './space/create-page'
import { runCommand } from './support/command'

runCommand(() => createPage(process.argv.slice(2), contentFolder, (line) => console.log(line)))
