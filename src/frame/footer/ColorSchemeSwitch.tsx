import { useWords } from '../../ui/Translation/Translation'
import * as S from './ColorSchemeSwitch.styles'

/**
 * Switches between light and dark mode, and names the other one. The words follow the colors without a script
 * (src/theme/global-style.ts), but switching needs one.
 */
export function ColorSchemeSwitch() {
  const words = useWords()
  return (
    <S.Switch type="button" data-color-scheme-switch="">
      <span>{words.darkMode}</span>
      <span>{words.lightMode}</span>
    </S.Switch>
  )
}
