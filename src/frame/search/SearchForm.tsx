import { longestSearch, searchPath } from '../../lib/site'
import { Button } from '../../ui/Button/Button'
import { Icon } from '../../ui/Icon/Icon'
import * as S from './SearchForm.styles'

interface SearchFormProps {
  /** Whether the field has the focus when the page opens: only where visitors come to search. */
  readonly isPagePurpose?: boolean
}

/** A form that opens the search page, or searches on it (`start-search.ts`). */
export function SearchForm({ isPagePurpose = false }: SearchFormProps) {
  return (
    <S.Form role="search" action={searchPath}>
      <label htmlFor="search">Search this site</label>
      <S.Field>
        <input
          id="search"
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={longestSearch}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- visitors who open the search page want to type
          autoFocus={isPagePurpose}
        />
        <Icon name="search" size={20} />
      </S.Field>
      <Button type="submit" variant={isPagePurpose ? 'primary' : 'secondary'}>
        Search
      </Button>
    </S.Form>
  )
}
