import { menuId } from '../../data/frame-rules'
import { ButtonLink } from '../../ui/Button/Button'
import { Icon } from '../../ui/Icon/Icon'
import { Logo } from '../logo/Logo'
import { mapNavigation } from './header.cms'
import { HeaderDrawer } from './Header.Drawer'
import * as S from './Header.styles'
import type { Navigation } from './navigation'

/**
 * The header of every page. The menu is a native popover and its drawers are native disclosures, so they
 * work without scripts; `start-menu.ts` and `scroll/` add the rest.
 *
 * All pages share it. The home page offers 'Login' in place of the demo (requirements 2.1): the header
 * contains both, and the styles show one of them.
 */
export function Header({ items, demo, trial, login }: Navigation) {
  return (
    <S.Root data-header="">
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
                    <S.ItemLink data-menu-item="" href={item.url}>
                      {item.title}
                    </S.ItemLink>
                  ) : (
                    <S.Disclosure name={menuId}>
                      <summary data-menu-item="">
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
            {demo && <S.DemoLink href={demo.href}>{demo.label}</S.DemoLink>}
            {login && (
              <S.LoginLink data-login="" href={login.href}>
                {login.label}
              </S.LoginLink>
            )}
            {trial && <ButtonLink href={trial.href}>{trial.label}</ButtonLink>}
          </S.MenuActions>
        </S.Menu>
        <S.Actions>
          <S.Secondary>
            {demo && <S.DemoLink href={demo.href}>{demo.label}</S.DemoLink>}
            {login && (
              <S.LoginLink data-login="" href={login.href}>
                {login.label}
              </S.LoginLink>
            )}
          </S.Secondary>
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
        <S.Overlay
          type="button"
          tabIndex={-1}
          aria-label="Close Navigation"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          data-menu-overlay=""
        />
      </S.Bar>
    </S.Root>
  )
}

interface HeaderViewProps {
  readonly navigation: Queries.HeaderNavigationFragment | null
}

export function HeaderView({ navigation }: HeaderViewProps) {
  return <Header {...mapNavigation(navigation)} />
}
