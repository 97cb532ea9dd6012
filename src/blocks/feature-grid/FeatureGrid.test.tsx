import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { FeatureGrid, type FeatureGridProps } from './FeatureGrid'

const props: FeatureGridProps = {
  anchor: 'features',
  background: 'white',
  eyebrow: 'Platform',
  heading: 'Everything under one roof',
  introduction: 'Six rooms.',
  columns: 3,
  look: 'cards',
  features: [
    {
      id: 'inbox',
      title: 'Shared inbox',
      text: 'Every conversation in one place.',
      icon: 'inbox',
      link: { label: 'See the inbox', href: '/inbox/' },
    },
    {
      id: 'chat',
      title: 'Live chat',
      text: 'Talk while they are here.',
      icon: 'chat',
      picture: { src: '/chat.png', width: 680, height: 510, alt: 'A chat', sources: [] },
    },
    { id: 'book', title: 'Knowledge base', text: 'Answers at any hour.' },
  ],
}

describe('FeatureGrid', () => {
  it.each(['cards', 'plain'] as const)('has no accessibility violations as %s', async (look) => {
    const { container } = render(<FeatureGrid {...props} look={look} />)
    expect(await axe(container)).toHaveNoViolations()
  })

  it('has no accessibility violations with a heading only', async () => {
    const { container } = render(
      <FeatureGrid background="night" heading="Rooms" columns={2} look="plain" features={props.features.slice(2)} />,
    )
    expect(await axe(container)).toHaveNoViolations()
  })

  it('lists the features, each with a heading', () => {
    render(<FeatureGrid {...props} />)
    expect(screen.getByRole('heading', { level: 2, name: 'Everything under one roof' })).toBeVisible()
    expect(screen.getByText('Platform')).toBeVisible()
    expect(screen.getByText('Six rooms.')).toBeVisible()

    const items = within(screen.getByRole('list')).getAllByRole('listitem')
    const titles = items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)
    expect(titles).toEqual(['Shared inbox', 'Live chat', 'Knowledge base'])
    expect(screen.getByText('Answers at any hour.')).toBeVisible()
  })

  it('links only the features with a link', () => {
    render(<FeatureGrid {...props} />)
    expect(screen.getByRole('link')).toHaveAccessibleName('See the inbox')
    expect(screen.getByRole('link')).toHaveAttribute('href', '/inbox/')
  })

  it('shows a picture instead of an icon', () => {
    render(<FeatureGrid {...props} />)
    const [inbox, chat, book] = screen.getAllByRole('listitem')
    expect(inbox?.querySelector('svg')).toBeInTheDocument()
    expect(within(chat as HTMLElement).getByRole('img', { name: 'A chat' })).toHaveAttribute('loading', 'lazy')
    expect(chat?.querySelector('svg')).not.toBeInTheDocument()
    expect(book?.querySelector('svg, img')).not.toBeInTheDocument()
  })

  it('loads a wider picture for a card that fills the last row of two columns', () => {
    const sources = [{ type: 'image/avif', srcSet: '/a-680.avif 680w' }]
    const picture = { src: '/a.png', width: 680, height: 510, alt: '', sources }
    const features = ['a', 'b', 'c'].map((id) => ({ id, title: id, text: id, picture }))
    const { container } = render(<FeatureGrid {...props} features={features} />)
    const sizes = Array.from(container.querySelectorAll('source'), (source) => source.sizes)
    expect(sizes.map((value) => value.includes('(min-width: 768px) 46vw'))).toEqual([true, true, false])
  })
})
