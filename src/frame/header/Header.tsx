import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import { Icon } from '../../ui/Icon/Icon'
import { Link } from '../../ui/Link/Link'
import { Logo } from '../logo/Logo'
import { HeaderDrawer } from './Header.Drawer'
import * as S from './Header.styles'
import { menuId } from './menu-id'
import type { Navigation } from './navigation'

interface HeaderProps extends Navigation {
  /** The home page offers 'Login' in place of the demo (specification 2.1). */
  readonly isHome: boolean
}

/**
 * The header of every page. Menu and drawers are a native popover and native disclosures, so that
 * they answer before hydration and without JavaScript.
 */
export function Header({ items, demo, trial, login, isHome }: HeaderProps) {
  const secondary = isHome ? login : demo
  return (
    <S.Root>
      <S.Bar>
        <S.LogoLink href="/" aria-label="Hearthside, home">
          <Logo />
        </S.LogoLink>
        <S.Menu id={menuId} popover="auto">
          <nav aria-label="Main">
            <S.Items>
              {items.map((item) => (
                <li key={item.id}>
                  {'url' in item ? (
                    <S.ItemLink href={item.url}>{item.title}</S.ItemLink>
                  ) : (
                    <S.Disclosure name={menuId}>
                      <summary>
                        {item.title}
                        <Icon name="chevron-down" size={16} />
                      </summary>
                      <HeaderDrawer columns={item.columns} />
                    </S.Disclosure>
                  )}
                </li>
              ))}
            </S.Items>
          </nav>
          <S.MenuActions>
            {secondary && <Link href={secondary.href}>{secondary.label}</Link>}
            {trial && <ButtonLink href={trial.href}>{trial.label}</ButtonLink>}
          </S.MenuActions>
        </S.Menu>
        <S.Actions>
          {secondary && <S.SecondaryLink href={secondary.href}>{secondary.label}</S.SecondaryLink>}
          {trial && <ButtonLink href={trial.href}>{trial.label}</ButtonLink>}
          <S.Toggle type="button" popoverTarget={menuId}>
            <S.OpenLabel>
              <Icon name="menu" label="Open Menu" />
            </S.OpenLabel>
            <S.CloseLabel>
              <Icon name="close" label="Close Menu" />
            </S.CloseLabel>
          </S.Toggle>
        </S.Actions>
      </S.Bar>
    </S.Root>
  )
}
