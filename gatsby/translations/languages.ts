import type { TranslatedLocale } from '../../src/lib/locales'
import { german } from './german'
import type { Language } from './language'

export const languages: Readonly<Record<TranslatedLocale, Language>> = { de: german }
