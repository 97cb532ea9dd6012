import { act, render, screen } from '@testing-library/react'
import { Island } from './Island'

const load = jest.fn(() => Promise.resolve())

/** Draws into a container that the server has filled already. */
const hydrate = (html: string, island: React.JSX.Element) => {
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const [before] = container.getElementsByTagName('p')
  render(island, { container, hydrate: true })
  return { before, container }
}

describe('Island', () => {
  beforeEach(() => {
    document.body.innerHTML = ''
    load.mockReset().mockResolvedValue()
  })

  it('draws what is at hand and fetches nothing', () => {
    render(<Island name="header" draw={() => <p>Here</p>} load={load} />)
    expect(screen.getByText('Here')).toBeInTheDocument()
    expect(load).not.toHaveBeenCalled()
  })

  it('keeps the very nodes that the server has drawn', () => {
    const { before, container } = hydrate(
      '<div data-island="header"><p>From the server</p></div>',
      <Island name="header" draw={() => undefined} load={load} />,
    )
    expect(container.getElementsByTagName('p')[0]).toBe(before)
    expect(before).toHaveTextContent('From the server')
    expect(load).not.toHaveBeenCalled()
  })

  it('keeps them when it is drawn again, even when the code has come in the meantime', () => {
    let content: React.ReactNode = undefined
    const island = <Island name="footer" draw={() => content} load={load} />
    const container = document.createElement('div')
    container.innerHTML = '<div data-island="footer"><p>From the server</p></div>'
    document.body.append(container)
    const { rerender } = render(island, { container, hydrate: true })
    content = <p>From the code</p>
    rerender(<Island name="footer" draw={() => content} load={load} />)
    expect(container).toHaveTextContent('From the server')
  })

  it('keeps them when the document around them is not what React expects', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const container = document.createElement('div')
    // As a translator leaves it.
    container.innerHTML = '<div data-island="header"><p>From the server</p><input /></div><b><font>Weiter</font></b>'
    document.body.append(container)
    const [before] = container.getElementsByTagName('input')
    if (before) before.value = 'typed'
    await act(async () => {
      render(
        <>
          <Island name="header" draw={() => undefined} load={load} />
          <b>Next</b>
        </>,
        { container, hydrate: true, onRecoverableError: () => undefined },
      )
    })
    expect(container).toHaveTextContent('From the serverNext')
    expect(container.getElementsByTagName('input')[0]).toHaveValue('typed')
    expect(load).not.toHaveBeenCalled()
  })

  describe('whose inside throws', () => {
    const broken = (): never => {
      throw new Error('No words')
    }

    beforeEach(() => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined)
    })

    it('leaves the other parts of the page, and reports its name', () => {
      render(
        <>
          <Island name="home-hero" draw={broken} load={load} />
          <Island name="home-faq" draw={() => <p>Questions</p>} load={load} />
        </>,
      )
      expect(screen.getByText('Questions')).toBeVisible()
      expect(console.error).toHaveBeenCalledWith('"home-hero" could not be shown.', new Error('No words'))
    })

    it('gives its place to what is meant to take it', () => {
      render(<Island name="variant" draw={broken} load={load} fallback={<p>The baseline</p>} />)
      expect(screen.getByText('The baseline')).toBeVisible()
    })
  })

  it('fetches the code of what the server has not drawn, and draws it then', async () => {
    let content: React.ReactNode
    load.mockImplementation(() => {
      content = <p>Fetched</p>
      return Promise.resolve()
    })
    await act(async () => {
      render(<Island name="small-footer" draw={() => content} load={load} />)
    })
    expect(screen.getByText('Fetched')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(1)
  })
})
