import { Image } from '../../images/Image'
import { Icon } from '../../ui/Icon/Icon'
import { Link } from '../../ui/Link/Link'
import { Prose } from '../../ui/Prose/Prose'
import { useWords } from '../../ui/Translation/Translation'
import { Badge } from '../../ui/Typography/Typography'
import { menuId } from '../frame-rules'
import type { NavigationColumn, NavigationEntry } from './header.cms'
import * as S from './Header.Drawer.styles'

type ColumnItem = NavigationColumn['items'][number]
type ListItem = Extract<ColumnItem, { readonly layout: 'LIST' }>

interface HeaderDrawerProps {
  readonly title: string
  readonly columns: readonly NavigationColumn[]
}

/** A top item with a drawer: columns of cards and lists. */
export function HeaderDrawer({ title, columns }: HeaderDrawerProps) {
  return (
    <S.Disclosure name={menuId}>
      <summary data-menu-item="">
        {title}
        <Icon name="chevron-down" size={16} />
      </summary>
      <S.Drawer>
        <S.Columns>
          {columns.map((column) => (
            <S.Column key={column.id}>
              {column.items.map((item) =>
                item.layout === 'LIST' ? <List key={item.id} list={item} /> : <Card key={item.id} card={item} />,
              )}
              {column.footer && <ColumnFooter footer={column.footer} />}
            </S.Column>
          ))}
        </S.Columns>
      </S.Drawer>
    </S.Disclosure>
  )
}

function Card({ card }: { readonly card: Exclude<ColumnItem, ListItem> }) {
  return (
    <S.Card
      href={card.url}
      data-surface={card.color}
      data-layout={card.layout}
      data-image={card.image && card.imagePosition}
    >
      {card.image && <Image picture={card.image} />}
      {card.icon && <Icon name={card.icon} size={20} />}
      <span>
        <strong>{card.title}</strong>
        {card.text && <small>{card.text}</small>}
      </span>
    </S.Card>
  )
}

function List({ list }: { readonly list: ListItem }) {
  return (
    <S.List>
      <S.ListTitle>{list.title}</S.ListTitle>
      <Links items={list.items} />
    </S.List>
  )
}

function Links({ items }: { readonly items: readonly NavigationEntry[] }) {
  const words = useWords()
  return (
    <S.Links role="list">
      {items.map((item) => (
        <li key={item.id}>
          {item.html === undefined ? (
            <Link href={item.url}>
              {item.icon && <Icon name={item.icon} size={20} />}
              {item.title}
              {item.isNew && <Badge>{words.isNew}</Badge>}
            </Link>
          ) : (
            <Prose html={item.html} />
          )}
        </li>
      ))}
    </S.Links>
  )
}

function ColumnFooter({ footer }: { readonly footer: NonNullable<NavigationColumn['footer']> }) {
  if (footer.layout === 'CTA') {
    return (
      <S.Foot>
        {footer.image && <Image picture={footer.image} />}
        <S.FootLink href={footer.url}>
          {footer.title}
          <Icon name="arrow-right" size={16} />
        </S.FootLink>
        {footer.text && <small>{footer.text}</small>}
      </S.Foot>
    )
  }
  return (
    <S.Foot>
      {footer.title && <S.ListTitle>{footer.title}</S.ListTitle>}
      <Links items={footer.items} />
    </S.Foot>
  )
}
