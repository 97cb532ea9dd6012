import type { FilterLink } from '../../lib/story-paths'
import { Link } from '../Link/Link'
import * as S from './FilterLinks.styles'

interface FilterLinksProps {
  /** What the links filter by. */
  readonly label: string
  readonly links: readonly FilterLink[]
}

/** Filters of a list, as links to a page for each. */
export function FilterLinks({ label, links }: FilterLinksProps) {
  return (
    <S.Filter aria-label={label}>
      <p aria-hidden="true">{label}</p>
      <ul role="list">
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} aria-current={link.isCurrent ? 'page' : undefined}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </S.Filter>
  )
}
