import { act, render, screen } from '@testing-library/react'
import { Island } from './Island'

const load = jest.fn(() => Promise.resolve())

/** The code of the islands, after loading. */
let words: string | undefined

const source = { get: () => words, load }

const show = (shown: string) => <p>{shown}</p>

describe('Island', () => {
  beforeEach(() => {
    document.body.innerHTML = ''
    words = undefined
    load.mockReset().mockResolvedValue()
  })

  it('keeps the nodes that the server has rendered, even if the code has been loaded in the meantime', () => {
    const container = document.createElement('div')
    container.innerHTML = '<div data-island="footer"><p>From the server</p></div>'
    document.body.append(container)
    const before = container.querySelector('p')
    const { rerender } = render(<Island name="footer" source={source} render={show} />, { container, hydrate: true })
    expect(load).not.toHaveBeenCalled()
    words = 'From the code'
    rerender(<Island name="footer" source={source} render={show} />)
    expect(container.querySelector('p')).toBe(before)
    expect(container).toHaveTextContent('From the server')
  })

  it('keeps them when the surrounding document does not match', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const container = document.createElement('div')
    // As a translation tool leaves it.
    container.innerHTML = '<div data-island="header"><p>From the server</p><input /></div><b><font>Weiter</font></b>'
    document.body.append(container)
    const [before] = container.getElementsByTagName('input')
    if (before) before.value = 'typed'
    await act(async () => {
      render(
        <>
          <Island name="header" source={source} render={show} />
          <b>Next</b>
        </>,
        { container, hydrate: true, onRecoverableError: () => undefined },
      )
    })
    expect(container).toHaveTextContent('From the serverNext')
    expect(container.getElementsByTagName('input')[0]).toHaveValue('typed')
    expect(load).not.toHaveBeenCalled()
  })

  describe('whose content throws', () => {
    const broken = (): never => {
      throw new Error('No words')
    }

    beforeEach(() => {
      words = 'Questions'
      jest.spyOn(console, 'error').mockImplementation(() => undefined)
    })

    it('keeps the other parts of the page, and reports its name', () => {
      render(
        <>
          <Island name="home-hero" source={source} render={broken} />
          <Island name="home-faq" source={source} render={show} />
        </>,
      )
      expect(screen.getByText('Questions')).toBeVisible()
      expect(console.error).toHaveBeenCalledWith('"home-hero" could not be shown.', new Error('No words'))
    })

    it('is replaced by its fallback', () => {
      render(<Island name="variant" source={source} render={broken} fallback={<p>The baseline</p>} />)
      expect(screen.getByText('The baseline')).toBeVisible()
    })
  })

  it('loads the code of an island that the server has not rendered, then renders it', async () => {
    load.mockImplementation(() => {
      words = 'Fetched'
      return Promise.resolve()
    })
    await act(async () => {
      render(<Island name="small-footer" source={source} render={show} />)
    })
    expect(screen.getByText('Fetched')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(1)
  })
})
