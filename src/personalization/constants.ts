/** Conversions reported to the personalization service (docs/contracts/personalization.md). */
export const conversions = {
  submittedForm: 'Submitted Form',
  clickedDemo: 'Clicked Demo',
  clickedTrial: 'Clicked Free Trial',
} as const

export const demoPath = '/lp/get-a-demo/'

/** The trial page of this site; sign-up pages are on the app host. */
export const trialPath = '/lp/free-trial/'

/** The types of experiences, as the service's Contentful app names them (requirements 3.4). */
export const experienceTypes = ['nt_experiment', 'nt_personalization'] as const

export type ExperienceType = (typeof experienceTypes)[number]

/** The SDK's keys in local storage. */
export const sdkKeys = ['__nt_anonymous_id__', '__nt_profile__', '__nt_experiences__']
