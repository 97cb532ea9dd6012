import { readSpace } from './read-space'
import { entry, lineOf, useContentFolders } from './test-support/content-folder'

const makeContentFolder = useContentFolders()

const hero = (heading: string, fields = 'layout: compact') => entry(`name: Hero\n${fields}\nheading: ${heading}`)

/** Warnings about a space with one entry. */
async function warningsOf(text: string, type = 'hero') {
  const { folder } = await makeContentFolder({ [`entries/${type}/${type}.md`]: text })
  return (await readSpace(folder)).warnings.map(lineOf)
}

describe('headlines of pages', () => {
  it('take the same number of lines in every font', async () => {
    expect(await warningsOf(hero('What stays behind?'))).toEqual([
      'entries/hero/hero.md:4 heading: On a screen of 360 px, it takes 2 lines in the headline font and 1 in DejaVu Serif Bold, which is shown first, so the page moves. → Reword it, a little shorter or longer.',
    ])
    expect(await warningsOf(hero('What stays behind them?'))).toEqual([])
  })

  it('start no line for a word that is too wide in only one font', async () => {
    expect(await warningsOf(hero('Acknowledgements'))).toEqual([])
  })

  it.each(['story', 'resource', 'event'])('are the title of a %s', async (type) => {
    const warnings = await warningsOf(entry('title: “We answer more slowly now, on purpose”'), type)
    expect(warnings).toEqual([expect.stringContaining(`/${type}.md:2 title: On a screen of 1440 px`)])
  })

  it('use the space next to a picture', async () => {
    const heading = 'What will people ask your team in March?'
    expect(await warningsOf(hero(heading, 'layout: split'))).toEqual([])
    expect(await warningsOf(hero(heading, 'layout: split\nimage: screen'))).toHaveLength(1)
  })
})
