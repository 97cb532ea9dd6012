import { renderToStaticMarkup } from 'react-dom/server'
import { iconNames } from '../../lib/icons'
import { StyleGuide } from './StyleGuide'

it('shows every icon with its name', () => {
  const html = renderToStaticMarkup(<StyleGuide />)
  expect(iconNames.filter((name) => !html.includes(`</svg>${name}</li>`))).toEqual([])
})
