import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { languageNames } from '../../lib/locales'
import { Footer } from './Footer'
import { mapFooter } from './footer.cms'
import { SmallFooter } from './SmallFooter'

const __typename = 'ContentfulNavigationLink'

const raw = {
  contentful_id: 'footer-main',
  tagline: 'The all-in-one platform for delightful conversations',
  legalName: 'Hearthside, Inc.',
  footerColumns: [
    {
      contentful_id: 'support',
      title: 'Support',
      items: [
        {
          __typename,
          contentful_id: 'status',
          title: 'Status',
          url: 'https://status.hearthside.example/',
          badge: '99.99%',
        },
        { __typename, contentful_id: 'academy', title: 'Academy', url: '/classes/', isNew: true },
        {
          __typename,
          contentful_id: 'phone',
          title: 'Phone',
          textHtml: '<p>Or <a href="tel:+15550100">call us</a></p>',
        },
        { __typename, contentful_id: 'broken', title: 'Nowhere', url: null, badge: null },
        null,
      ],
    },
    null,
  ],
  socialLinks: [
    { contentful_id: 'x', title: 'X', url: 'https://x.com/hearthside', icon: 'x-twitter' },
    { contentful_id: 'y', title: 'Y', url: 'https://y.example', icon: 'unknown' },
  ],
} as unknown as NonNullable<Parameters<typeof mapFooter>[0]>

it('shows columns, badges, social networks, tagline and year', async () => {
  const { container } = render(<Footer {...mapFooter(raw)} />)
  const support = screen.getByRole('list', { name: 'Support' })
  const items = within(support).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Status99.99%', 'AcademyNew', 'Or call us'])
  // Without the network that has no icon.
  expect(Array.from(container.querySelectorAll('a[href]'), (link) => link.getAttribute('href'))).toEqual([
    '/',
    'https://x.com/hearthside',
    'https://status.hearthside.example/',
    '/classes/',
    'tel:+15550100',
  ])
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${new Date().getFullYear()} Hearthside, Inc.`)
  expect(screen.getByText('The all-in-one platform for delightful conversations')).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

it('keeps the copyright line without a footer in the CMS', () => {
  expect(mapFooter(null)).toEqual({ tagline: undefined, legalName: 'Hearthside', columns: [], socialLinks: [] })
})

it('links to the page in the other languages', () => {
  const languages = [
    { ...languageNames['en-US'], path: '/pricing/' },
    { ...languageNames.de, path: '/de/pricing/' },
  ]
  render(<Footer {...mapFooter(raw)} languages={languages} />)
  const link = screen.getByRole('link', { name: 'Deutsch' })
  expect(link).toHaveAttribute('href', '/de/pricing/')
  expect(link).toHaveAttribute('hreflang', 'de')
  expect(link).toHaveAttribute('lang', 'de')
  expect(screen.queryByRole('link', { name: 'English' })).not.toBeInTheDocument()
})

const email = 'support@hearthside.example'
const address = (): Element | null => document.querySelector('#contact-us [data-support-address]')

it('has logo and copyright when small, and a support address that is hidden until a link targets it', () => {
  render(<SmallFooter footer={{ legalName: 'Hearthside, Inc.' }} supportEmail={email} />)
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${new Date().getFullYear()} Hearthside, Inc.`)
  expect(address()).toHaveAttribute('href', `mailto:${email}`)
  expect(address()).not.toBeVisible()
})

it('is only the support address on a page without a footer', () => {
  render(<SmallFooter footer={null} supportEmail={email} isAddressAlone />)
  expect(screen.queryByRole('contentinfo')).toBeNull()
  expect(address()).toHaveTextContent(email)
})

it('has no support address when small and the CMS has none', () => {
  render(<SmallFooter footer={null} supportEmail={undefined} />)
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(document.getElementById('contact-us')).toBeNull()
})
