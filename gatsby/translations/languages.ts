import type { FormWords } from '../../src/forms/model/words'
import type { TranslatedLocale } from '../../src/lib/locales'
import type { Translation } from '../../src/ui/Translation/Translation'
import { german } from './german'

/** The words of a language that are not in the CMS. */
export interface Language extends Pick<Translation, 'words' | 'estimateWords' | 'signalNote'> {
  readonly formWords: FormWords
  /** Begins the names of tables in text. */
  readonly table: string
}

export const languages: Readonly<Record<TranslatedLocale, Language>> = { de: german }
