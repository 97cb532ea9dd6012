import { blockTypes } from './block-types'
import type { ContentType } from './define'
import { author } from './types/author'
import { blogCategory } from './types/blog-category'
import { blogPost } from './types/blog-post'
import { companyPage } from './types/company-page'
import { contactPricingPlan } from './types/contact-pricing-plan'
import { demoBar } from './types/demo-bar'
import { errorPage } from './types/error-page'
import { event } from './types/event'
import { faqItem } from './types/faq-item'
import { feature } from './types/feature'
import { footer } from './types/footer'
import { footerColumn } from './types/footer-column'
import { form } from './types/form'
import { formConsentCheckbox } from './types/form-consent-checkbox'
import { formField } from './types/form-field'
import { formFieldGroup } from './types/form-field-group'
import { integration } from './types/integration'
import { interviewGuide } from './types/interview-guide'
import { interviewQuestion } from './types/interview-question'
import { jobDescription } from './types/job-description'
import { jobPost } from './types/job-post'
import { logo } from './types/logo'
import { navigation } from './types/navigation'
import { navigationCard } from './types/navigation-card'
import { navigationColumn } from './types/navigation-column'
import { navigationColumnFooter } from './types/navigation-column-footer'
import { navigationItem } from './types/navigation-item'
import { navigationLink } from './types/navigation-link'
import { navigationList } from './types/navigation-list'
import { ntAudience } from './types/nt-audience'
import { ntExperience } from './types/nt-experience'
import { ntMergetag } from './types/nt-mergetag'
import { page } from './types/page'
import { plan } from './types/plan'
import { productTourStep } from './types/product-tour-step'
import { redirect } from './types/redirect'
import { siteSettings } from './types/site-settings'
import { statistic } from './types/statistic'
import { step } from './types/step'

export type { BlockTypeId } from './block-types'
export { blockTypeIds } from './block-types'
export type { ContentType, Field } from './define'

/** Every content type of the space: pages, their blocks, what blocks hold, and what all pages share. */
export const contentModel: readonly ContentType[] = [
  page,
  ...blockTypes,
  logo,
  feature,
  step,
  statistic,
  faqItem,
  plan,
  contactPricingPlan,
  productTourStep,
  navigationLink,
  navigationCard,
  navigationList,
  navigationColumnFooter,
  navigationColumn,
  navigationItem,
  navigation,
  footerColumn,
  footer,
  demoBar,
  siteSettings,
  form,
  formFieldGroup,
  formField,
  formConsentCheckbox,
  author,
  blogCategory,
  blogPost,
  integration,
  jobPost,
  companyPage,
  interviewQuestion,
  interviewGuide,
  jobDescription,
  event,
  redirect,
  errorPage,
  ntExperience,
  ntAudience,
  ntMergetag,
]
