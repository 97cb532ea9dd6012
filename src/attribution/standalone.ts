/** The script of the app host: it tracks login pages, fills the form of sign-up pages, and does nothing elsewhere. */
import { isLoginPage } from './core/product-hosts'
import { startAttribution, startSignUpForm } from './start'

const linksAppeared = startAttribution({ isTracked: isLoginPage })
if (linksAppeared) linksAppeared()
startSignUpForm()
