/**
 * The script of the app host: it tracks login pages, fills the form of sign-up pages, and does nothing elsewhere. Never
 * throws.
 */
import { readCookies } from '../lib/cookies'
import { whenShown } from '../lib/page-life'
import { signUpCookie, variationParameter } from './constants'
import { isLoginPage, isSignUpPage } from './core/pages'
import { decideSignUpData, encodeSignUpData } from './core/stored-attribution'
import { boundValue, type Values } from './core/values'
import { currentVisit, signUpParameters } from './core/visitor-values'
import { decorateUsedLinks } from './decorate-links'
import { fillSignUpForm, formValues, prefilledValues, showHiddenInputs } from './sign-up-form'
import { guard, isDebug, readPartner, recordVisit, setCookie } from './storage'

declare global {
  interface Window {
    /** Additional parameters of links, from the analytics script. */
    hearthsideLinks?: (url: URL) => Values | undefined
  }
}

/**
 * Records the visit of a login page (requirements 2.3, 4.1).
 *
 * @returns parameters of sign-up links: the visit, promotion and partner (7.4)
 */
const startLogin = (page: URL): (() => Values) => {
  const query = page.searchParams
  const decision = recordVisit(page, readCookies())
  return () => {
    const cookies = readCookies()
    return {
      ...signUpParameters(currentVisit(decision, cookies), cookies),
      promo: boundValue(query.get('promo')),
      ...readPartner(query),
    }
  }
}

/** Fills the form as soon as it exists, and again before it is sent (2.3, 3.1). */
const startSignUp = ({ searchParams: query }: URL): void => {
  const cookies = readCookies()
  const data = decideSignUpData(query, cookies)
  setCookie(signUpCookie, encodeSignUpData(data))
  const values = formValues(data, query.get(variationParameter), cookies)
  const fill = (): void => fillSignUpForm(values, true)
  const onParsed = (): void => {
    if (isDebug()) showHiddenInputs()
    fill()
    fillSignUpForm(prefilledValues(query))
  }
  onParsed()
  document.addEventListener('DOMContentLoaded', () => guard(onParsed), true)
  document.addEventListener('submit', () => guard(fill), true)
}

whenShown(document, () =>
  guard(() => {
    const page = new URL(location.href)
    const readSignUp = isLoginPage(page) ? startLogin(page) : undefined
    if (isSignUpPage(page)) startSignUp(page)
    else if (!readSignUp) return
    decorateUsedLinks((url) => ({
      ...(readSignUp && isSignUpPage(url) && readSignUp()),
      ...window.hearthsideLinks?.(url),
    }))
  }),
)
