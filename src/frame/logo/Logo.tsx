import { useWords } from '../../ui/Translation/Translation'
import * as S from './Logo.styles'

/** The brand's mark and name, with a link to the home page. The name is text, so both take the color of the surface. */
export function Logo() {
  const words = useWords()
  return (
    <S.Root href="/" aria-label={words.home}>
      <svg aria-hidden="true" viewBox="0 0 32 32" width="32" height="32" fill="currentColor">
        <path d="M13.9 2.4a3.3 3.3 0 0 1 4.2 0l9 7.3A5 5 0 0 1 29 13.6v8.6a5.5 5.5 0 0 1-5.5 5.5H11.8c-1.9 0-3.6 1.5-6.6 2.9A1.5 1.5 0 0 1 3 29.2V13.6a5 5 0 0 1 1.9-3.9z" />
        <S.Flame d="M16.8 8.9c.3 3.4 4.9 5.5 4.9 10.3a5.7 5.7 0 0 1-11.4 0c0-2.5 1.2-4.2 2.5-5.3.2 1.5.7 2.3 1.6 2.7-.3-3 .4-5.8 2.4-7.7z" />
      </svg>
      Hearthside
    </S.Root>
  )
}
