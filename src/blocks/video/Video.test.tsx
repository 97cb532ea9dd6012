import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { startVideos } from './start-videos'
import { Video, type VideoProps } from './Video'

const props: VideoProps = {
  background: 'white',
  heading: 'Two minutes',
  introduction: 'Watch.',
  title: 'A tour of the inbox',
  poster: { src: '/tour.jpg', width: 960, height: 540, alt: 'The inbox', sources: [] },
  source: { kind: 'file', href: '/static/tour.mp4' },
  duration: '2:04',
  transcriptHtml: '<p>Good morning.</p>',
}

const elsewhere = { kind: 'elsewhere', href: 'https://videos.example/tour' } as const

/** Whether a click follows its link. It is stopped in the end: jsdom cannot navigate. */
function isLeftToBrowser(click: () => void): boolean {
  let isLeft: boolean | undefined
  const onClick = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', onClick, { once: true })
  click()
  if (isLeft === undefined) throw new Error('Nothing was clicked')
  return isLeft
}

const player = (container: HTMLElement) => container.querySelector('video')

let stop: () => void
beforeEach(() => {
  stop = startVideos(document)
})
afterEach(() => {
  stop()
})

describe('Video', () => {
  it('has no accessibility violations, with all fields and with the required ones', async () => {
    const { container, rerender } = render(<Video {...props} />)
    expect(await axe(container)).toHaveNoViolations()

    rerender(<Video background="night" title={props.title} poster={props.poster} source={elsewhere} />)
    expect(await axe(container)).toHaveNoViolations()
  })

  it('has no accessibility violations while it plays', async () => {
    const { container } = render(<Video {...props} />)
    await userEvent.click(screen.getByRole('link'))
    // axe would wait for the film to load, which jsdom never does.
    const withoutFilm = { preload: false, rules: { 'no-autoplay-audio': { enabled: false } } }
    expect(await axe(container, withoutFilm)).toHaveNoViolations()
  })

  it('is a link to the file and loads nothing from it', () => {
    const { container } = render(<Video {...props} />)
    expect(screen.getByRole('link', { name: 'Play video: A tour of the inbox 2:04' })).toHaveAttribute(
      'href',
      '/static/tour.mp4',
    )
    expect(player(container)).toBeNull()
    expect(container.querySelector('iframe')).toBeNull()
  })

  it('replaces the picture with a player and moves the focus there', async () => {
    const { container } = render(<Video {...props} />)
    await userEvent.click(screen.getByRole('link'))

    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(player(container)).toHaveAttribute('src', 'http://localhost/static/tour.mp4')
    expect(player(container)).toHaveAttribute('controls')
    expect(player(container)).toHaveAttribute('autoplay')
    expect(player(container)).toHaveAccessibleName('A tour of the inbox')
    expect(player(container)).toHaveFocus()
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', (key) => {
    const { container } = render(<Video {...props} />)
    expect(isLeftToBrowser(() => fireEvent.click(screen.getByRole('link'), { [key]: true }))).toBe(true)
    expect(player(container)).toBeNull()
  })

  it('handles a plain click on a file', () => {
    render(<Video {...props} />)
    expect(isLeftToBrowser(() => fireEvent.click(screen.getByRole('link')))).toBe(false)
  })

  it('links to a video on another site and loads nothing from it', () => {
    const { container } = render(<Video {...props} source={elsewhere} />)
    const link = screen.getByRole('link', { name: /^Play video/ })
    expect(link).toHaveAttribute('href', 'https://videos.example/tour')
    expect(link).toHaveAttribute('rel', 'noopener')
    expect(isLeftToBrowser(() => fireEvent.click(link))).toBe(true)
    expect(player(container)).toBeNull()
    expect(container.querySelector('iframe')).toBeNull()
  })

  it('shows the duration only when there is one', () => {
    const { rerender } = render(<Video {...props} />)
    expect(screen.getByText('2:04')).toBeVisible()
    rerender(<Video {...props} duration={undefined} />)
    expect(screen.getByRole('link')).toHaveAccessibleName('Play video: A tour of the inbox')
  })

  it('has a collapsed transcript', async () => {
    const { rerender } = render(<Video {...props} />)
    expect(screen.getByText('Good morning.')).not.toBeVisible()
    await userEvent.click(screen.getByText('Transcript'))
    expect(screen.getByText('Good morning.')).toBeVisible()

    rerender(<Video {...props} transcriptHtml={undefined} />)
    expect(screen.queryByText('Transcript')).not.toBeInTheDocument()
  })
})
