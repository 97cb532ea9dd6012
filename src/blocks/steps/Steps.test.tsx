import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { Steps, type StepsProps } from './Steps'

const props: StepsProps = {
  anchor: 'start',
  background: 'white',
  eyebrow: 'Getting started',
  heading: 'Settled in by lunch',
  introduction: 'No consultants.',
  steps: [
    {
      id: 'forward',
      title: 'Forward your mail',
      text: 'Point your address here.',
      picture: { src: '/step.png', width: 592, height: 444, alt: 'A form', sources: [] },
    },
    { id: 'invite', title: 'Invite your team', text: 'Give everyone a seat.' },
  ],
}

describe('Steps', () => {
  it('has no accessibility violations, with all fields and with the required ones', async () => {
    const { container, rerender } = render(<Steps {...props} />)
    expect(await axe(container)).toHaveNoViolations()

    rerender(<Steps background="night" heading="Settled in" steps={props.steps.slice(1)} />)
    expect(await axe(container)).toHaveNoViolations()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  it('is an ordered list below the section header', () => {
    render(<Steps {...props} />)
    expect(screen.getByRole('heading', { level: 2, name: 'Settled in by lunch' })).toBeVisible()
    expect(screen.getByText('Getting started')).toBeVisible()
    expect(screen.getByText('No consultants.')).toBeVisible()

    const list = screen.getByRole('list')
    expect(list.tagName).toBe('OL')
    const titles = within(list)
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.textContent)
    expect(titles).toEqual(['Forward your mail', 'Invite your team'])
    expect(screen.getByText('Give everyone a seat.')).toBeVisible()
  })

  it('shows a picture in its step', () => {
    render(<Steps {...props} />)
    const [forward] = screen.getAllByRole('listitem')
    expect(within(forward as HTMLElement).getByRole('img', { name: 'A form' })).toBeVisible()
  })
})
