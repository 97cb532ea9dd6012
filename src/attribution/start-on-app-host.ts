import { attributionLifetime, handedOn, signUpCookie, variationParameter } from '../data/attribution'
import { sharedAttributes } from '../data/hosts'
import { attempt } from '../lib/attempt'
import { readCookies, writeCookie } from '../lib/cookies'
import { changedCookies, storedAttribution } from './core/attribution-cookies'
import { decide } from './core/decide'
import { isLoginPage, isSignUpPage } from './core/product-hosts'
import { decideSignUpData, encodeSignUpData, signUpDataFrom } from './core/sign-up-data'
import { formValues, prefilledValues } from './form/form-values'
import { fillSignUpForm, showHiddenInputs } from './form/sign-up-form'
import { isDebug, log } from './readers/debug'
import { readNavigation } from './readers/read-navigation'
import { whenShown } from './readers/when-shown'

const save = (name: string, value: string): void => {
  writeCookie(name, value, sharedAttributes, attributionLifetime)
}

/** Listens to the document, before anything else does. */
const listen = (name: string, act: (event: Event) => void): void => {
  document.addEventListener(name, (event) => attempt(() => act(event), log), true)
}

/**
 * What is done on the app host. It never throws.
 *
 * On a login page, the visit is recorded (specification 2.3, 4.1). Links to sign-up take along where
 * the visitor came from, and promotion and partner of the page's URL, when they are used (7.4): what
 * sign-up saved at an earlier visit would count otherwise.
 *
 * On a sign-up page, the form is filled (specification 2.3, 3.1): as soon as there is one, and again
 * right before it is sent. On other pages nothing happens.
 */
export const startOnAppHost = (): void =>
  whenShown(() =>
    attempt(() => {
      const page = new URL(location.href)
      const query = page.searchParams
      const cookies = readCookies()

      if (isLoginPage(page)) {
        const before = storedAttribution(cookies)
        const decision = decide(page, document.referrer, readNavigation, before)
        const changes = changedCookies(decision, before)
        log(changes)
        for (const name in changes) save(name, changes[name] as string)

        const data = signUpDataFrom(decision)
        const onUse = (event: Event): void => {
          const link = (event.target as Element).closest('a')
          if (link && isSignUpPage(link)) {
            const url = new URL(link.href)
            handedOn.forEach((name, index) => {
              const value = url.searchParams.get(name) || data[index] || query.get(name)
              if (value) url.searchParams.set(name, value)
            })
            link.href = url.href
          }
        }
        // A key press makes a click; every other way to use a link begins with a pointer.
        listen('pointerdown', onUse)
        listen('click', onUse)
      }

      if (isSignUpPage(page)) {
        const data = decideSignUpData(query, cookies)
        save(signUpCookie, encodeSignUpData(data))

        const values = formValues(data, query.get(variationParameter), cookies)
        const fill = (): void => fillSignUpForm(values, true)
        const onParsed = (): void => {
          if (isDebug()) showHiddenInputs()
          fill()
          fillSignUpForm(prefilledValues(query))
        }
        onParsed()
        listen('DOMContentLoaded', onParsed)
        listen('submit', fill)
      }
    }, log),
  )
