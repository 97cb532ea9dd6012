import type { TourStep, TourStepsProps } from '../tour.cms'

const step = (name: string, title: string, label: string, link?: TourStep['link']): TourStep => ({
  id: `step-${name}`,
  title,
  label,
  bodyHtml: '<p>At night.</p>',
  picture: { src: `/${name}.png`, width: 1600, height: 1200, alt: `Picture of ${name}`, sources: [] },
  link,
})

/** Three steps. */
export const sampleTour: TourStepsProps = {
  steps: [
    step('window', 'It knocks', 'Beacon'),
    step('inbox', 'It is read', 'Inbox', { label: 'More about the inbox', href: '/inbox/' }),
    step('report', 'It counts', 'Report'),
  ],
  primary: { label: 'Try it free', href: 'https://secure.hearthside.example/members/register/' },
  secondary: { label: 'Get a demo', href: '/lp/get-a-demo/' },
}
