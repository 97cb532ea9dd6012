import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { color, fontSize } from '../../theme'
import { contrastRatio } from '../StyleGuide/contrast-ratio'
import { Badge, CheckList, Eyebrow, Heading, Text, VisuallyHidden } from './Typography'

describe('Heading', () => {
  it.each([1, 2, 3, 4] as const)('has level %i in the outline', (level) => {
    render(
      <Heading level={level} id="plans">
        Plans
      </Heading>,
    )
    expect(screen.getByRole('heading', { level, name: 'Plans' })).toHaveAttribute('id', 'plans')
  })

  it('has the size of its level by default', () => {
    const { rerender } = render(<Heading level={2}>Plans</Heading>)
    expect(screen.getByRole('heading')).toHaveStyle({ fontSize: fontSize.h2 })
    rerender(
      <Heading level={2} size="display">
        Plans
      </Heading>,
    )
    expect(screen.getByRole('heading', { level: 2 })).toHaveStyle({ fontSize: fontSize.display })
  })
})

describe('Text', () => {
  it('is a paragraph of body size by default', () => {
    render(<Text>Words</Text>)
    expect(screen.getByText('Words').tagName).toBe('P')
    expect(screen.getByText('Words')).toHaveStyle({ fontSize: fontSize.body })
  })

  it('accepts another element, size and tone', () => {
    render(
      <Text as="span" size="small" tone="soft">
        Words
      </Text>,
    )
    const text = screen.getByText('Words')
    expect(text.tagName).toBe('SPAN')
    expect(text).toHaveStyle({ fontSize: fontSize.small, color: 'var(--text-soft)' })
  })
})

describe('Eyebrow', () => {
  it('is not a heading, so it stays out of the outline', () => {
    render(<Eyebrow>Shared inbox</Eyebrow>)
    expect(screen.getByText('Shared inbox').tagName).toBe('P')
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })

  it('has the accent color of its surface', () => {
    render(<Eyebrow>Shared inbox</Eyebrow>)
    expect(screen.getByText('Shared inbox')).toHaveStyle({ color: 'var(--accent)' })
  })
})

describe('Badge', () => {
  it.each([
    ['ember', color.ember700, color.ember100],
    ['success', color.success, color.successSoft],
  ] as const)('has readable text in the tone %s (WCAG 2.2, 1.4.3)', (tone, text, background) => {
    render(<Badge tone={tone}>New</Badge>)
    expect(screen.getByText('New')).toHaveStyle({ color: text, backgroundColor: background })
    expect(contrastRatio(text, background)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('CheckList', () => {
  it('is a list whose check marks are hidden from screen readers', async () => {
    const { container } = render(<CheckList items={['Set up in an afternoon', 'No credit card']} />)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Set up in an afternoon',
      'No credit card',
    ])
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
  })
})

describe('VisuallyHidden', () => {
  it('is part of an accessible name but takes no space', () => {
    render(
      <button type="button">
        Delete <VisuallyHidden>the draft</VisuallyHidden>
      </button>,
    )
    expect(screen.getByRole('button', { name: 'Delete the draft' })).toBeInTheDocument()
    expect(screen.getByText('the draft')).toHaveStyle({ position: 'absolute', width: '1px' })
  })
})
