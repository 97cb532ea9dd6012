/** @jest-environment jsdom */
import { escapeHtml, matchesSearch, searchable } from './text'

describe('escapeHtml', () => {
  /** The text that a browser shows for HTML, and in an attribute with either quote. */
  const shown = (html: string): readonly (string | null | undefined)[] => {
    const { body } = new DOMParser().parseFromString(
      `<p title="${html}">${html}</p><p title='${html}'></p>`,
      'text/html',
    )
    const [first, second] = body.querySelectorAll('p')
    return [body.querySelectorAll('*').length === 2 ? first?.textContent : undefined, first?.title, second?.title]
  }

  const hostile = `<script>alert("1")</script>'"><b onclick='x'>&lt; &amp;amp; R&D`

  it('escapes a text that HTML shows unchanged', () => {
    expect(shown(escapeHtml(hostile))).toEqual([hostile, hostile, hostile])
  })
})

describe('matchesSearch', () => {
  it.each([
    ['', true],
    ['slack', true],
    ['  SLACK  reply ', true],
    ['reply slack', true],
    ['cafe', true],
    ['slacks', false],
    ['slack jira', false],
    ['(', false],
  ])('finds “%s”: %s', (search, found) => {
    expect(matchesSearch(searchable('Slack: reply from the Café'), search)).toBe(found)
  })
})
