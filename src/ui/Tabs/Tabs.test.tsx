import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderToString } from 'react-dom/server'
import { Tabs } from './Tabs'

const items = [
  { id: 'inbox', label: 'Inbox', children: <p>One list</p> },
  { id: 'chat', label: 'Chat', children: <p>Warm answers</p> },
  { id: 'docs', label: 'Docs', children: <p>Answers in advance</p> },
]

const tabs = <Tabs items={items} label="Product" />

const selected = () => screen.getByRole('tab', { selected: true })

/** A page as the build makes it, before React. */
function renderStatic() {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(tabs)
  return container
}

afterEach(() => {
  window.location.hash = ''
  document.body.innerHTML = ''
})

describe('as static HTML', () => {
  it('is a list of links to titled parts that all show', async () => {
    const container = renderStatic()
    expect(screen.queryByRole('tab')).not.toBeInTheDocument()
    expect(screen.getByRole('navigation', { name: 'Product' })).toBeInTheDocument()
    for (const { id, label } of items) {
      expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', `#${id}`)
      expect(screen.getByRole('heading', { level: 3, name: label })).toBeInTheDocument()
      expect(document.getElementById(id)).not.toHaveAttribute('hidden')
    }
    expect(await axe(container)).toHaveNoViolations()
  })

  it('becomes tabs when React takes it over, with the same DOM', () => {
    const container = renderStatic()
    const link = screen.getByRole('link', { name: 'Chat' })
    render(tabs, { container, hydrate: true })
    expect(screen.getByRole('tab', { name: 'Chat' })).toBe(link)
  })
})

describe('hydrated', () => {
  it('shows the first panel, named by its tab', async () => {
    const { container } = render(tabs)
    expect(selected()).toHaveAccessibleName('Inbox')
    expect(screen.getByRole('tabpanel', { name: 'Inbox' })).toBeVisible()
    expect(screen.getByText('Warm answers')).not.toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows the panel whose tab is clicked, without touching the address', async () => {
    render(tabs)
    await userEvent.setup().click(screen.getByRole('tab', { name: 'Chat' }))
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Warm answers')
    expect(window.location.hash).toBe('')
  })

  it.each([
    ['{ArrowRight}', 'Chat'],
    ['{ArrowLeft}', 'Docs'],
    ['{End}', 'Docs'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Inbox'],
    ['{End}{Home}', 'Inbox'],
  ])('moves with the keys %s to %s', async (keys, expected) => {
    const user = userEvent.setup()
    render(tabs)
    await user.tab()
    expect(selected()).toHaveFocus()
    await user.keyboard(keys)
    expect(selected()).toHaveAccessibleName(expected)
    expect(selected()).toHaveFocus()
  })

  it('is one stop for the Tab key, and the panel is the next', async () => {
    const user = userEvent.setup()
    render(tabs)
    await user.tab()
    await user.tab()
    expect(screen.getByRole('tabpanel')).toHaveFocus()
  })

  it('leaves other keys alone', () => {
    render(tabs)
    expect(fireEvent.keyDown(selected(), { key: 'a' })).toBe(true)
    expect(selected()).toHaveAccessibleName('Inbox')
  })
})

describe('with a panel in the address', () => {
  it('opens that panel', () => {
    window.location.hash = 'docs'
    render(tabs)
    expect(selected()).toHaveAccessibleName('Docs')
  })

  it('lets the visitor choose another, and follows the next link to a panel', async () => {
    window.location.hash = 'docs'
    render(tabs)
    await userEvent.setup().click(screen.getByRole('tab', { name: 'Chat' }))
    expect(selected()).toHaveAccessibleName('Chat')
    act(() => {
      window.location.hash = 'inbox'
      fireEvent(window, new HashChangeEvent('hashchange'))
    })
    expect(selected()).toHaveAccessibleName('Inbox')
  })

  it('keeps the choice when a link leads to something else', async () => {
    render(tabs)
    await userEvent.setup().click(screen.getByRole('tab', { name: 'Chat' }))
    act(() => {
      window.location.hash = 'elsewhere'
      fireEvent(window, new HashChangeEvent('hashchange'))
    })
    expect(selected()).toHaveAccessibleName('Chat')
  })
})
