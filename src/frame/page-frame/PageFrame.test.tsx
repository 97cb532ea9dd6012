import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageFrame } from './PageFrame'

let broken: string | undefined

jest.mock('gatsby', () => ({
  Slice: ({ alias }: { readonly alias: string }) => {
    if (alias === broken) throw new Error('No data')
    return <p>{alias}</p>
  },
}))

const Broken = (): never => {
  throw new Error('No template')
}

describe('PageFrame', () => {
  beforeEach(() => {
    broken = undefined
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  it.each(['header', 'footer', 'demo-bar'])('keeps the page when its %s fails', (alias) => {
    broken = alias
    const { container } = render(<PageFrame path="/industry/">Words</PageFrame>)
    expect(screen.getByRole('main')).toHaveTextContent('Words')
    const others = ['header', 'footer', 'demo-bar'].filter((each) => each !== alias)
    expect([...container.querySelectorAll('p')].map((each) => each.textContent)).toEqual(others)
    expect(console.error).toHaveBeenCalledWith(`"${alias}" could not be shown.`, expect.any(Error))
  })

  it('changes the offer of its header and its footer with the page', () => {
    const { container, rerender } = render(<PageFrame path="/">Words</PageFrame>)
    const read = (path: string) => {
      rerender(<PageFrame path={path}>Words</PageFrame>)
      const offersLogin = container.querySelector('[data-page=home]') !== null
      return [offersLogin, container.querySelector('main ~ p')?.textContent]
    }
    expect(read('/')).toEqual([true, 'footer'])
    expect(read('/about/')).toEqual([false, 'footer'])
    expect(read('/interview-builder/')).toEqual([false, 'small-footer'])
    expect(read('/')).toEqual([true, 'footer'])
  })

  it('follows the choices of the page', () => {
    const choices = { header: 'static', footer: 'small', demoBar: 'allowed' } as const
    const { container } = render(
      <PageFrame path="/about/" context={{ frame: choices }}>
        Words
      </PageFrame>,
    )
    expect([...container.querySelectorAll('p')].map((each) => each.textContent)).toEqual([
      'header',
      'small-footer',
      'demo-bar',
    ])
    expect(container.querySelector('[data-static-header]')).toHaveAttribute('data-demo-bar-choice', 'allowed')
  })

  it.each(['/compare/no-such-tool/', '/product-tour/', '/pricing/'])(
    'gives the 404 page at %s the frame of its HTML, whose path is /404.html',
    (path) => {
      const html = renderToStaticMarkup(
        <PageFrame path="/404.html" context={{ status: '404' }}>
          Words
        </PageFrame>,
      )
      const { container } = render(
        <PageFrame path={path} context={{ status: '404' }}>
          Words
        </PageFrame>,
      )
      expect(container.innerHTML).toBe(html)
    },
  )

  it('reports a failing page, keeps the frame and renders the next page', () => {
    const { rerender } = render(
      <PageFrame path="/pricing/">
        <Broken />
      </PageFrame>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('This page could not be shown.')
    expect(screen.getByRole('link', { name: 'Load it again' })).toHaveAttribute('href', '/pricing/')
    expect(screen.getByText('header')).toBeVisible()

    rerender(<PageFrame path="/about/">About us</PageFrame>)
    expect(screen.getByRole('main')).toHaveTextContent('About us')
  })
})
