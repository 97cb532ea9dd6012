import { createContext, use } from 'react'
import type { TranslatedLocale } from '../../lib/locales'
import type { EstimateWords } from './estimate-words'
import { englishWords, type Words } from './words'

/** What a page in another language has in its context, so that pages in English load nothing of it. */
export interface Translation {
  readonly locale: TranslatedLocale
  /** The paths of all translated pages, in the default language. */
  readonly paths: readonly string[]
  readonly words: Words
  readonly estimateWords: EstimateWords
  /** Shown in the footer when the browser sends the signal of Global Privacy Control. */
  readonly signalNote: string
}

/** The context of a part of the frame. */
export interface SliceContext {
  readonly translation?: Translation
}

const TranslationContext = createContext<Translation | undefined>(undefined)

/** Without a value, its content is in English. A page has one value, so static views may read it. */
export const TranslationProvider = TranslationContext.Provider

/** @returns `undefined` on pages in English */
export const useTranslation = (): Translation | undefined => use(TranslationContext)

export const useWords = (): Words => useTranslation()?.words ?? englishWords
