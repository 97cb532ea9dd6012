import { searchPath } from '../../lib/site'
import { ButtonLink } from '../../ui/Button/Button'
import { Icon } from '../../ui/Icon/Icon'
import { Link } from '../../ui/Link/Link'
import { useWords } from '../../ui/Translation/Translation'
import { menuId } from '../frame-rules'
import { Logo } from '../logo/Logo'
import type { Navigation } from './header.cms'
import { HeaderDrawer } from './Header.Drawer'
import * as S from './Header.styles'

/**
 * The header of every page. The menu is a native popover and its drawers are native disclosures, so they
 * work without scripts; `start-menu.ts` and `scroll/` add the rest.
 *
 * All pages share it. The home page offers 'Login' in place of the demo (requirements 2.1): the header
 * contains both, and the styles show one of them.
 */
export function Header({ items, demo, trial, login }: Navigation) {
  const words = useWords()
  const secondary = (
    <>
      {demo && <S.SecondaryLink href={demo.href}>{demo.label}</S.SecondaryLink>}
      {login && (
        <S.SecondaryLink data-login="" href={login.href}>
          {login.label}
        </S.SecondaryLink>
      )}
    </>
  )
  return (
    <S.Root data-header="">
      <S.Bar>
        <Logo />
        <S.Menu id={menuId} popover="auto">
          <S.MenuSearch href={searchPath}>
            <Icon name="search" size={20} />
            {words.search}
          </S.MenuSearch>
          <nav aria-label={words.mainNavigation}>
            <S.Items role="list">
              {items.map((item) => (
                <li key={item.id}>
                  {item.columns ? (
                    <HeaderDrawer title={item.title} columns={item.columns} />
                  ) : (
                    <Link data-menu-item="" href={item.url}>
                      {item.title}
                    </Link>
                  )}
                </li>
              ))}
            </S.Items>
          </nav>
          <S.MenuActions>
            {secondary}
            {trial && <ButtonLink href={trial.href}>{trial.label}</ButtonLink>}
          </S.MenuActions>
        </S.Menu>
        <S.Actions>
          <S.SearchLink href={searchPath} aria-label={words.search} aria-keyshortcuts="/ Control+K Meta+K">
            <Icon name="search" />
          </S.SearchLink>
          <S.Secondary>{secondary}</S.Secondary>
          {trial && <ButtonLink href={trial.href}>{trial.label}</ButtonLink>}
          <S.Toggle type="button" popoverTarget={menuId}>
            <Icon name="menu" label={words.openMenu} />
            <Icon name="close" label={words.closeMenu} />
          </S.Toggle>
        </S.Actions>
        <S.Overlay
          type="button"
          tabIndex={-1}
          aria-label={words.closeNavigation}
          popoverTarget={menuId}
          popoverTargetAction="hide"
          data-menu-overlay=""
        />
      </S.Bar>
    </S.Root>
  )
}
