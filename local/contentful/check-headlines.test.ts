import { readSpace } from './read-space'
import { entry, useContentFolders } from './test-support/content-folder'

const makeContentFolder = useContentFolders()

const hero = (heading: string, fields = 'layout: compact') => entry(`name: Hero\n${fields}\nheading: ${heading}`)

/** Warnings about a space with one entry: file, line, field, problem and advice. */
async function warningsOf(text: string, type = 'hero') {
  const { folder } = await makeContentFolder({ [`entries/${type}/${type}.md`]: text })
  const { warnings } = await readSpace(folder)
  return warnings.map(({ file, line, field, wrong, advice }) => [file, line, field, wrong, advice])
}

describe('headlines of pages', () => {
  it('take the same number of lines in every font', async () => {
    expect(await warningsOf(hero('What stays behind?'))).toEqual([
      [
        'entries/hero/hero.md',
        4,
        'heading',
        'On a screen of 360 px, it takes 2 lines in the headline font and 1 in DejaVu Serif Bold, which is shown first, so the page moves.',
        'Reword it, a little shorter or longer.',
      ],
    ])
    expect(await warningsOf(hero('What stays behind them?'))).toEqual([])
  })

  it('start no line for a word that is too wide in only one font', async () => {
    expect(await warningsOf(hero('Acknowledgements'))).toEqual([])
  })

  it.each(['story', 'resource', 'event'])('are the title of a %s', async (type) => {
    const title = '“We answer more slowly now, on purpose”'
    const warnings = await warningsOf(entry(`title: ${title}`), type)
    expect(warnings).toEqual([
      [`entries/${type}/${type}.md`, 2, 'title', expect.stringMatching(/^On a screen of 1440 px/), expect.anything()],
    ])
  })

  it('use the space next to a picture', async () => {
    const heading = 'What will people ask your team in March?'
    expect(await warningsOf(hero(heading, 'layout: split'))).toEqual([])
    expect(await warningsOf(hero(heading, 'layout: split\nimage: screen'))).toHaveLength(1)
  })
})
