import { createContext } from 'react'
import { readPersonalizationConfig } from './config'
import { createPersonalization, type Personalization } from './create-personalization'

/** The personalization of this page. Nothing is read, sent or fetched before the first call. */
export const personalization = createPersonalization(
  () => readPersonalizationConfig(document),
  () => import(/* webpackChunkName: "personalization" */ './sdk/start-sdk'),
)

/** What blocks ask; tests put another one in its place. */
export const PersonalizationContext = createContext<Personalization>(personalization)
