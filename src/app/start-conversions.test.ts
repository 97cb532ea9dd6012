/** @jest-environment jsdom */
import { startConversions } from './start-conversions'

const track = jest.fn(() => Promise.resolve())
const identify = jest.fn(() => Promise.resolve())
const report = startConversions(document, { track, identify, signal: new AbortController().signal })

const click = (html: string, type = 'click', options: MouseEventInit = {}): void => {
  document.body.innerHTML = html
  const target = document.querySelector('[data-target]') ?? document.querySelector('a')
  const stopped = new MouseEvent(type, { bubbles: true, cancelable: true, ...options })
  stopped.preventDefault()
  target?.dispatchEvent(stopped)
}

describe('startConversions', () => {
  beforeEach(() => {
    track.mockClear()
    identify.mockClear()
    window.history.replaceState({}, '', '/pricing/?a=b')
  })

  it.each([
    ['Clicked Demo', '<a href="/lp/get-a-demo/?from=x#form">Demo</a>'],
    ['Clicked Demo', '<a href="/lp/get-a-demo/"><b data-target>Demo</b></a>'],
    ['Clicked Free Trial', '<a href="/lp/free-trial/">Trial</a>'],
    ['Clicked Free Trial', '<a href="https://secure.hearthside.example/members/register/?plan=1">Trial</a>'],
  ])('reports %s for %s', (name, html) => {
    click(html)
    expect(track.mock.calls).toEqual([[name, { path: '/pricing/' }]])
  })

  it.each([
    ['another page', '<a href="/about/">About</a>'],
    ['another site', '<a href="https://other.example/lp/get-a-demo/">Demo</a>'],
    ['a link that a form opens when it was sent', '<form><a href="/lp/free-trial/">Trial</a></form>'],
    ['no link', '<p data-target>Words</p>'],
  ])('reports nothing for %s', (_name, html) => {
    click(html)
    expect(track).not.toHaveBeenCalled()
  })

  it('counts a link that is opened in a tab by the middle button, and no menu', () => {
    click('<a href="/lp/get-a-demo/">Demo</a>', 'auxclick', { button: 2 })
    expect(track).not.toHaveBeenCalled()
    click('<a href="/lp/get-a-demo/">Demo</a>', 'auxclick', { button: 1 })
    expect(track).toHaveBeenCalledTimes(1)
  })

  it('reports a stored form and identifies its sender', () => {
    report({ formId: 'demo-request', use: 'demo', email: 'Ada@Kestrel.example' })
    expect(track.mock.calls).toEqual([['Submitted Form', { formId: 'demo-request', use: 'demo', path: '/pricing/' }]])
    expect(identify.mock.calls).toEqual([['ada@kestrel.example', { email: 'Ada@Kestrel.example' }]])
  })

  it('identifies no visitor by a form without an address', () => {
    report({ formId: 'poll', use: 'lead' })
    expect(track).toHaveBeenCalledTimes(1)
    expect(identify).not.toHaveBeenCalled()
  })
})
