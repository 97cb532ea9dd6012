import { render, screen } from '@testing-library/react'
import { entries } from '../test-support/entries'
import { mapSplitFeature } from './split-feature.cms'
import { SplitFeature } from './SplitFeature'

it.each(['left', 'right'])('has the text before the picture in the HTML when the picture is %s', (imageSide) => {
  render(<SplitFeature {...mapSplitFeature({ ...entries.ContentfulSplitFeature, imageSide })} />)
  const image = screen.getByRole('img', { name: 'A mention' })
  expect(screen.getByRole('heading').compareDocumentPosition(image)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(image).toHaveAttribute('loading', 'lazy')
})
