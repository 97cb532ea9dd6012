import { render } from '@testing-library/react'
import { width } from '../../theme'
import { rulesOf } from '../test-support/rules-of'
import { Container } from './Container'

it.each(['text', 'narrow', 'content'] as const)('is no wider than %s', (name) => {
  const { container } = render(<Container width={name}>Words</Container>)
  expect(rulesOf(container.firstElementChild)).toContain(`, ${width[name]})`)
})
