import { render } from '@testing-library/react'
import { entries } from '../test-support/entries'
import { mapCallToAction } from './call-to-action.cms'
import { CallToAction } from './CallToAction'

it('applies its background to the panel, on a white section', () => {
  const { container } = render(
    <CallToAction {...mapCallToAction({ ...entries.ContentfulCallToAction, background: null })} />,
  )
  const section = container.querySelector('section')
  expect(section).toHaveAttribute('data-surface', 'white')
  expect(section?.querySelector('[data-surface="night"]')).toHaveTextContent('Come in')
})
