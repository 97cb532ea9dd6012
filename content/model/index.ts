import { blockTypes } from './block-types'
import type { ContentType } from './define'
import { card, faqItem } from './types/blocks'
import { event, integration, interviewQuestion, jobPost, resource } from './types/collections'
import { form, formField } from './types/forms'
import { navigation, navigationGroup, navigationLink, siteSettings } from './types/frame'
import { companyPage, errorPage, page, redirect } from './types/pages'
import { ntAudience, ntExperience, ntMergetag } from './types/personalization'
import { plan } from './types/pricing'
import { author, blogCategory, blogPost, changelogEntry, story } from './types/publications'
import { scene } from './types/tools'

export type { BlockTypeId } from './block-types'
export { blockTypeIds } from './block-types'
export { type ContentType, defaultValues, type Field } from './define'

/** Every content type of the space, in the order of creation by `npm run content:push`. */
export const contentModel: readonly ContentType[] = [
  page,
  ...blockTypes,
  card,
  faqItem,
  plan,
  scene,
  navigationLink,
  navigationGroup,
  navigation,
  siteSettings,
  form,
  formField,
  author,
  blogCategory,
  blogPost,
  integration,
  jobPost,
  companyPage,
  interviewQuestion,
  resource,
  event,
  changelogEntry,
  story,
  redirect,
  errorPage,
  ntExperience,
  ntAudience,
  ntMergetag,
]
