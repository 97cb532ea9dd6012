import type { ReactNode } from 'react'
import type { FrameChoices } from '../../content/model/choices'
import type { Picture } from '../images/Image'
import { DemoBar } from './demo-bar/DemoBar'
import { Footer } from './footer/Footer'
import { SmallFooter } from './footer/SmallFooter'
import { frameOf } from './frame-rules'
import { Header } from './header/Header'
import type { Navigation, NavigationEntry } from './header/header.cms'

const action = { label: 'Try', href: '/' }
const picture: Picture = { src: '/a.png', width: 1, height: 1, alt: '', sources: [] }

const links: NavigationEntry[] = [
  { id: 'link', title: 'Link', url: '/', icon: 'menu', isNew: true, badge: 'Open' },
  { id: 'text', html: '<p>Text</p>' },
]

const card = {
  id: 'card',
  layout: 'FEATURED_CARD',
  title: 'Card',
  text: 'Text',
  url: '/',
  icon: 'menu',
  color: 'night',
  image: picture,
  imagePosition: 'top',
} as const

const navigation: Navigation = {
  items: [
    { id: 'item', title: 'Item', url: '/' },
    {
      id: 'drawer',
      title: 'Drawer',
      columns: [
        {
          id: 'first',
          items: [card, { id: 'list', layout: 'LIST', title: 'List', items: links }],
          footer: { layout: 'CTA', title: 'Next', text: 'Text', url: '/', image: picture },
        },
        { id: 'second', items: [], footer: { layout: 'SMALL_LIST', title: 'List', items: links } },
      ],
    },
  ],
  demo: action,
  trial: action,
  login: action,
}

const footers = {
  full: (
    <Footer
      tagline="Line"
      legalName="Name"
      columns={[{ id: 'column', title: 'Column', links }]}
      socialLinks={[{ id: 'social', title: 'Social', url: '/', icon: 'menu' }]}
      supportEmail="a@b.example"
    />
  ),
  small: <SmallFooter footer={{ legalName: 'Name' }} supportEmail="a@b.example" />,
  none: <SmallFooter footer={null} supportEmail="a@b.example" isAddressAlone />,
} as const

/**
 * All variants of the frame's parts, for the styles in a page's head. Gatsby renders the parts separately from pages,
 * and a style element inside a part would cause a hydration mismatch. The real content is not used: a page must not
 * change when the navigation does.
 */
export function frameSample(path: string, choices?: FrameChoices): ReactNode {
  const { footer, hasDemoBar } = frameOf(path, choices)
  return (
    <>
      <Header {...navigation} />
      {footers[footer]}
      {hasDemoBar && <DemoBar text="Text" action={action} />}
    </>
  )
}
