import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Image, type Picture } from './Image'

const photo: Picture = {
  src: '/desk-640.webp',
  width: 640,
  height: 480,
  alt: 'A desk',
  sources: [{ type: 'image/avif', srcSet: '/desk-320.avif 320w,/desk-640.avif 640w' }],
}

it('offers the sources of a picture and reserves its space, without JavaScript and inline styles', () => {
  const html = renderToStaticMarkup(<Image picture={photo} sizes="50vw" />)
  expect(html).not.toMatch(/<noscript|<script|style=|data-src/)
  const page = new DOMParser().parseFromString(html, 'text/html')
  const attributesOf = (selector: string, names: readonly string[]) =>
    names.map((name) => page.querySelector(selector)?.getAttribute(name))
  expect(attributesOf('img', ['alt', 'src', 'width', 'height', 'loading', 'sizes'])).toEqual([
    'A desk',
    '/desk-640.webp',
    '640',
    '480',
    'lazy',
    // Invalid without `srcset`.
    null,
  ])
  expect(attributesOf('picture > source', ['srcset', 'sizes', 'type'])).toEqual([
    '/desk-320.avif 320w,/desk-640.avif 640w',
    '50vw',
    'image/avif',
  ])
})

it('shows a fixed picture at its own width', () => {
  const { container } = render(<Image picture={photo} />)
  expect(container.querySelector('source')).toHaveAttribute('sizes', '640px')
})

it('loads immediately with priority', () => {
  render(<Image picture={photo} priority />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
})

it('keeps a drawing in a picture element, without sizes', () => {
  const { container } = render(<Image picture={{ ...photo, src: '/desk.svg', sources: [] }} sizes="50vw" />)
  expect(container.querySelector('picture > img')).toHaveAttribute('src', '/desk.svg')
  expect(screen.getByRole('img')).not.toHaveAttribute('sizes')
})
