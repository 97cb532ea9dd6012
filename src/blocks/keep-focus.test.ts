/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { keepFocus } from './keep-focus'

const draw = (html: string): HTMLElement => {
  const block = document.createElement('section')
  block.innerHTML = html
  document.body.append(block)
  return block
}

/** @param focused found in the old block */
function replace(before: string, after: string, focused: (from: HTMLElement) => Element | null): void {
  const from = draw(before)
  const element = focused(from)
  const to = draw(after)
  from.remove()
  keepFocus(from, to, element)
}

afterEach(() => document.body.replaceChildren())

describe('keepFocus', () => {
  it.each([
    ['link', '<a href="/a/">Tour</a>', '<a href="/b/">Prices</a><a href="/c/">Tour</a>', 'link', 'Tour'],
    [
      'field',
      '<label>Users <input></label>',
      '<label>Agents <input></label><label for="b">Users</label><input id="b">',
      'textbox',
      'Users',
    ],
  ])('focuses the %s of the same name', (_kind, before, after, role, name) => {
    replace(before, `<h2>New</h2>${after}`, (from) => from.querySelector('a, input'))
    expect(screen.getByRole(role, { name })).toHaveFocus()
  })

  it('distinguishes controls of the same name by their order', () => {
    const twice = '<button>Try it</button><button>Try it</button>'
    replace(twice, twice, (from) => from.lastElementChild)
    expect(screen.getAllByRole('button')[1]).toHaveFocus()
  })

  it('focuses the heading if the new block has no such control', () => {
    replace('<a href="/a/">Tour</a>', '<h2>New</h2><a href="/b/">Prices</a>', (from) => from.querySelector('a'))
    expect(screen.getByRole('heading')).toHaveFocus()
  })

  it('focuses a control again that has moved to the new block', () => {
    const to = draw('<h2>New</h2>')
    const moved = document.createElement('button')
    to.append(moved)
    keepFocus(document.createElement('section'), to, moved)
    expect(moved).toHaveFocus()
  })

  it.each([
    ['nothing', () => document.body],
    ['another block that has been replaced', () => document.createElement('button')],
  ])('leaves the focus alone if %s had it', (_what, focused) => {
    replace('<a href="/a/">Tour</a>', '<h2>New</h2><a href="/a/">Tour</a>', focused)
    expect(document.body).toHaveFocus()
  })
})
