import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { Header } from './Header'
import type { Navigation } from './header.cms'

const navigation = {
  items: [
    {
      id: 'product',
      title: 'Product',
      columns: [
        {
          id: 'column',
          items: [
            {
              id: 'card',
              layout: 'FEATURED_CARD',
              title: 'Platform',
              icon: 'home',
              text: 'All of it',
              url: '/platform/',
              imagePosition: 'top',
            },
            {
              id: 'list',
              layout: 'LIST',
              title: 'By channel',
              items: [{ id: 'chat', title: 'Live chat', url: '/beacon-messaging', icon: 'inbox', isNew: true }],
            },
          ],
          footer: { layout: 'CTA', title: 'Take the tour', url: '/product-tour/' },
        },
        {
          id: 'second',
          items: [],
          footer: {
            layout: 'SMALL_LIST',
            items: [{ id: 'text', html: '<p>Or <a href="/blog/">read</a></p>' }],
          },
        },
      ],
    },
    { id: 'pricing', title: 'Pricing', url: '/pricing/' },
  ],
  demo: { label: 'Get a Demo', href: '/lp/get-a-demo/' },
  trial: { label: 'Free Trial', href: 'https://secure.hearthside.example/members/register/' },
  login: { label: 'Login', href: 'https://secure.hearthside.example/members/login/' },
} as unknown as Navigation

/** Destinations of the visible links with this name, in the bar and in the menu. */
const shown = (name: string) =>
  screen
    .getAllByText(name)
    .filter((link) => getComputedStyle(link).display !== 'none')
    .map((link) => link.getAttribute('href'))

it('offers the demo, and on the home page the login (requirements 2.1)', () => {
  const { rerender } = render(
    <div>
      <Header {...navigation} />
    </div>,
  )
  expect(shown('Get a Demo')).toEqual(['/lp/get-a-demo/', '/lp/get-a-demo/'])
  expect(shown('Login')).toEqual([])
  rerender(
    <div data-page="home">
      <Header {...navigation} />
    </div>,
  )
  expect(shown('Login')).toEqual(Array(2).fill('https://secure.hearthside.example/members/login/'))
  expect(shown('Get a Demo')).toEqual([])
})

it('has all links in its HTML, with their icons, in exclusive native disclosures', () => {
  render(<Header {...navigation} />)
  const iconOf = (name: string) => screen.getByText(name).closest('a')?.querySelector('svg')?.innerHTML
  expect(iconOf('Platform')).toContain('home')
  expect(iconOf('Live chat')).toContain('inbox')
  const drawer = screen.getByText('Product').closest('details')
  expect(drawer).toHaveAttribute('name', 'site-menu')
  expect(Array.from(drawer?.querySelectorAll('a') ?? [], (link) => link.getAttribute('href'))).toEqual([
    '/platform/',
    '/beacon-messaging/',
    '/product-tour/',
    '/blog/',
  ])
  expect(screen.getByText('Pricing').closest('a')).toHaveAttribute('href', '/pricing/')
})

it('links to home page and search, opens the menu without a script, and is accessible', async () => {
  const { container } = render(<Header {...navigation} />)
  expect(screen.getByRole('link', { name: 'Hearthside, home' })).toHaveAttribute('href', '/')
  // In the bar and in the menu of phones.
  const searches = screen.getAllByRole('link', { name: 'Search', hidden: true })
  expect(searches.map((link) => link.getAttribute('href'))).toEqual(['/search/', '/search/'])
  const toggle = screen.getByRole('button', { name: /Open Menu/ })
  expect(document.getElementById(toggle.getAttribute('popovertarget') ?? '')).toHaveAttribute('popover', 'auto')
  expect(await axe(container)).toHaveNoViolations()
})
