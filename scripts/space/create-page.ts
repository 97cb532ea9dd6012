import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contentModel, defaultValues } from '../../content/model'
import { readEntryFile, writeEntryFile } from '../../local/contentful/push-pull/entry-file'
import { Failure } from '../../src/lib/failure'

/** The template that adds to a hero that exists. */
const abTest = 'ab-test'

/** The file of the page itself. */
const main = 'main'

/** Stands for the name of the page in templates. */
const placeholder = 'NAME'

const namePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

const longestName = 40

/** Adds the default values of a new entry to the text of a template, as Contentful does. */
function withDefaults(typeId: string, text: string): string {
  const type = contentModel.find(({ id }) => id === typeId)
  const values = type && readEntryFile(type, text)
  return values ? writeEntryFile(type, { ...defaultValues(type), ...values }, text) : text
}

/**
 * Creates the drafts of a page. A template is a folder with entries by type: `hero/hero.md` becomes the hero
 * `<name>-hero`, and `page/main.md` the page `<name>`. The template `ab-test` adds to the hero `<name>-hero`.
 *
 * @param args the template, and a name for ids and the address
 * @throws Failure with the possible templates, or for a name that cannot be used
 */
export async function createPage(
  args: readonly string[],
  contentFolder: string,
  print: (line: string) => void,
): Promise<void> {
  const templates = path.join(contentFolder, 'templates')
  const known = await readdir(templates)
  const [template = '', name = ''] = args
  if (args.length !== 2 || !known.includes(template)) {
    throw new Failure(`Name a template and the page: npm run content:new -- ${known.join('|')} spring-sale`)
  }
  if (!namePattern.test(name) || name.length > longestName) {
    throw new Failure(
      `“${name}” must be lower-case letters and digits with hyphens between words, at most ${longestName}.`,
    )
  }
  const files = (await readdir(path.join(templates, template), { recursive: true })).filter((file) =>
    file.endsWith('.md'),
  )
  const drafts = files.sort().map((file) => {
    const [type, part] = [path.dirname(file), path.basename(file, '.md')]
    const id = part === main ? name : `${name}-${part}`
    return { id, type, source: path.join(templates, template, file), target: path.join('entries', type, `${id}.md`) }
  })
  // Ids are unique across all types.
  const existing = await readdir(path.join(contentFolder, 'entries'), { recursive: true })
  const taken = existing.find((file) => drafts.some(({ id }) => path.basename(file) === `${id}.md`))
  if (taken !== undefined) throw new Failure(`entries/${taken} exists already. Choose another name.`)
  const hero = path.join('hero', `${name}-hero.md`)
  if (template === abTest && !existing.includes(hero)) {
    throw new Failure(
      `There is no entries/${hero} to test. For home-hero.md, write: npm run content:new -- ${abTest} home`,
    )
  }
  for (const { type, source, target } of drafts) {
    const file = path.join(contentFolder, target)
    await mkdir(path.dirname(file), { recursive: true })
    const text = (await readFile(source, 'utf8')).replaceAll(placeholder, name)
    await writeFile(file, withDefaults(type, text))
    print(`write ${path.join(path.basename(contentFolder), target)}`)
  }
  print('Replace the texts. Remove “_draft: true” from every file to publish them.')
}
