import type { TourStepsProps } from '../Tour.Steps'

const picture = (name: string) => ({
  src: `/${name}.png`,
  width: 1600,
  height: 1200,
  alt: `Picture of ${name}`,
  sources: [],
})

/** Three steps. */
export const sampleTour: TourStepsProps = {
  steps: [
    {
      id: 'step-window',
      title: 'It knocks',
      label: 'Beacon',
      bodyHtml: '<p>At night.</p>',
      picture: picture('window'),
    },
    {
      id: 'step-inbox',
      title: 'It is read',
      label: 'Inbox',
      bodyHtml: '<p>In the morning.</p>',
      picture: picture('inbox'),
      link: { label: 'More about the inbox', href: '/inbox/' },
    },
    {
      id: 'step-report',
      title: 'It counts',
      label: 'Report',
      bodyHtml: '<p>On Friday.</p>',
      picture: picture('report'),
    },
  ],
  primary: { label: 'Try it free', href: 'https://secure.hearthside.example/members/register/' },
  secondary: { label: 'Get a demo', href: '/lp/get-a-demo/' },
}
