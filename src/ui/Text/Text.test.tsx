import { render, screen } from '@testing-library/react'
import { fontSize } from '../../theme'
import { Text } from './Text'

it('is a paragraph of body size unless told', () => {
  render(<Text>Words</Text>)
  expect(screen.getByText('Words').tagName).toBe('P')
  expect(screen.getByText('Words')).toHaveStyle({ fontSize: fontSize.body })
})

it('takes another element, size and tone', () => {
  render(
    <Text as="span" size="small" tone="soft">
      Words
    </Text>,
  )
  const text = screen.getByText('Words')
  expect(text.tagName).toBe('SPAN')
  expect(text).toHaveStyle({ fontSize: fontSize.small, color: 'var(--text-soft)' })
})
