import { renderToStaticMarkup } from 'react-dom/server'
import { iconNames } from '../../lib/icons'
import { color } from '../../theme'
import { StyleGuide } from './StyleGuide'

const html = renderToStaticMarkup(
  <main>
    <StyleGuide />
  </main>,
)

it('shows every color and every icon', () => {
  const words = new Set(
    Array.from(
      new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*'),
      ({ textContent }) => textContent,
    ),
  )
  expect([...Object.keys(color), ...iconNames].filter((name) => !words.has(name))).toEqual([])
})
