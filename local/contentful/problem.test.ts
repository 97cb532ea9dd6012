import { hero } from '../../content/model/types/blocks'
import { formatProblems, formatWarnings, type Problem, problemAt } from './problem'

const problem = (place: Partial<Problem>): Problem => ({
  file: 'a.md',
  wrong: 'It is wrong.',
  advice: 'Fix it.',
  ...place,
})

describe('formatProblems', () => {
  it('sorts by file and line, and keeps the problems of a file together', () => {
    const problems = [
      problem({ file: 'b.md', line: 2, field: 'text' }),
      problem({ line: 10 }),
      problem({ line: 9, field: 'blocks[2]', wrong: 'It is missing.', advice: 'Add it.' }),
      problem({}),
    ]
    expect(formatProblems(problems)).toBe(`a.md
  It is wrong.
  → Fix it.
a.md:9  blocks[2]
  It is missing.
  → Add it.
a.md:10
  It is wrong.
  → Fix it.

b.md:2  text
  It is wrong.
  → Fix it.`)
  })

  it('shows the link to an entry of a space, and the line in its text', () => {
    const place = { file: 'Question “Card?”', field: 'Answer', line: 3, link: 'https://app.contentful.com/' }
    expect(formatProblems([problem(place)])).toBe(
      'Question “Card?”  Answer, line 3\n  It is wrong.\n  → Fix it.\n  https://app.contentful.com/',
    )
  })
})

describe('problemAt', () => {
  const message = { wrong: '“primaryLabel” is set, but “primaryUrl” is missing.', advice: 'Fill in “primaryUrl”.' }
  const at = { file: 'Hero “Home”', lineOf: () => undefined, type: hero, link: 'https://app.contentful.com/' }

  it('names fields to editors of a space as they see them', () => {
    expect(problemAt(at, ['primaryLabel'], message)).toMatchObject({
      field: 'Main button: label',
      wrong: '“Main button: label” is set, but “Main button: link” is missing.',
      advice: 'Fill in “Main button: link”.',
    })
  })
})

describe('formatWarnings', () => {
  it('shows the first of many', () => {
    const warnings = Array.from({ length: 30 }, (_, index) => problem({ line: index + 1 }))
    const text = formatWarnings(warnings, 'npm run content:check')
    expect(text).toContain('a.md:20\n')
    expect(text).not.toContain('a.md:21\n')
    expect(text).toMatch(/The content has 30 warnings\. “npm run content:check” lists all\.$/)
  })
})
