import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Image } from './Image'
import type { Picture } from './picture'

const photo: Picture = {
  src: '/desk-640.webp',
  width: 640,
  height: 480,
  alt: 'A desk',
  sources: [{ type: 'image/avif', srcSet: '/desk-320.avif 320w,/desk-640.avif 640w' }],
}
const drawing: Picture = { ...photo, src: '/desk.svg', sources: [] }

describe('Image', () => {
  it('offers the sources of a picture and reserves its space', () => {
    const { container } = render(<Image picture={photo} sizes="50vw" className="wide" />)
    const image = screen.getByRole('img', { name: 'A desk' })
    expect(image).toHaveAttribute('src', '/desk-640.webp')
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '480'])
    expect(image).toHaveClass('wide')
    const source = container.querySelector('picture > source')
    expect(source).toHaveAttribute('srcset', '/desk-320.avif 320w,/desk-640.avif 640w')
    expect(source).toHaveAttribute('sizes', '50vw')
    expect(source).toHaveAttribute('type', 'image/avif')
  })

  it('shows a fixed picture at its own width', () => {
    const { container } = render(<Image picture={photo} />)
    expect(container.querySelector('source')).toHaveAttribute('sizes', '640px')
  })

  it('loads lazily, and with priority immediately', () => {
    const { rerender } = render(<Image picture={photo} />)
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
    expect(screen.getByRole('img')).not.toHaveAttribute('fetchpriority')
    rerender(<Image picture={photo} priority />)
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
  })

  it('keeps a drawing in a picture element, without sizes', () => {
    const { container } = render(<Image picture={drawing} sizes="50vw" />)
    expect(container.querySelector('picture > img')).toHaveAttribute('src', '/desk.svg')
    expect(screen.getByRole('img')).not.toHaveAttribute('sizes')
  })

  it('needs no JavaScript and no inline style', () => {
    expect(renderToStaticMarkup(<Image picture={photo} />)).not.toMatch(/<noscript|<script|style=|data-src/)
  })
})
