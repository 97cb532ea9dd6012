import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Button, ButtonGroup, ButtonLink } from './Button'

describe('Button', () => {
  it('does not submit a form by default', () => {
    render(<Button>Close</Button>)
    expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('type', 'button')
  })

  it('submits a form when its type says so', () => {
    render(<Button type="submit">Send</Button>)
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit')
  })

  it('reacts to click, Enter and Space', async () => {
    const user = userEvent.setup()
    const onClick = jest.fn()
    render(<Button onClick={onClick}>Open</Button>)
    await user.click(screen.getByRole('button'))
    await user.keyboard('{Enter}')
    await user.keyboard(' ')
    expect(onClick).toHaveBeenCalledTimes(3)
  })

  it('does nothing while it is disabled', async () => {
    const onClick = jest.fn()
    render(
      <Button disabled onClick={onClick}>
        Open
      </Button>,
    )
    await userEvent.setup({ pointerEventsCheck: 0 }).click(screen.getByRole('button'))
    expect(onClick).not.toHaveBeenCalled()
  })

  it('has an arrow only when quiet, and the arrow is not part of its name', async () => {
    const { container, rerender } = render(<Button variant="quiet">More</Button>)
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByRole('button', { name: 'More' })).toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
    rerender(<Button>More</Button>)
    expect(container.querySelector('svg')).not.toBeInTheDocument()
  })
})

describe('ButtonLink', () => {
  it('is a link with a normalized address', () => {
    render(<ButtonLink href="/lp/get-a-demo">Get a demo</ButtonLink>)
    expect(screen.getByRole('link', { name: 'Get a demo' })).toHaveAttribute('href', '/lp/get-a-demo/')
  })

  it('is primary and of medium size by default', () => {
    const { rerender } = render(<ButtonLink href="/">Home</ButtonLink>)
    expect(screen.getByRole('link')).toHaveAttribute('data-variant', 'primary')
    expect(screen.getByRole('link')).not.toHaveAttribute('data-size')
    rerender(
      <ButtonLink href="/" variant="secondary" size="large">
        Home
      </ButtonLink>,
    )
    expect(screen.getByRole('link')).toHaveAttribute('data-variant', 'secondary')
    expect(screen.getByRole('link')).toHaveAttribute('data-size', 'large')
  })

  it('has an arrow when quiet, hidden from screen readers', async () => {
    const { container } = render(
      <ButtonLink href="/inbox/" variant="quiet">
        See the inbox
      </ButtonLink>,
    )
    expect(screen.getByRole('link', { name: 'See the inbox' }).querySelector('svg')).toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
  })
})

describe('ButtonGroup', () => {
  it('is aligned to the start unless it is centered', () => {
    const { container, rerender } = render(<ButtonGroup>A</ButtonGroup>)
    expect(container.firstChild).toHaveStyle({ justifyContent: 'start' })
    rerender(<ButtonGroup align="center">A</ButtonGroup>)
    expect(container.firstChild).toHaveStyle({ justifyContent: 'center' })
  })
})
