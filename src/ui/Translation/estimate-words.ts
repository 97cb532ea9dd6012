import { englishToolWords } from './tool-words'

/**
 * The words of the price estimator that are not in the CMS. `{}` is replaced by a number. German:
 * gatsby/translations/german.ts. English pages load them only with the estimator.
 */
export const englishEstimateWords = {
  ...englishToolWords,
  plan: 'Plan',
  slider: 'slider',
  perMonth: 'a month',
  range: 'Please enter a whole number from {} to {}.',
  answer: {
    perYear: '{} a year',
    saves: 'Yearly billing saves {} a year.',
    wouldSave: 'Yearly billing would save {} a year.',
    less: '{} less a month',
    more: '{} more a month',
    same: 'the same price',
    limit: 'With this many users, it costs less up to {} people a month.',
    never: 'With this many users, it never costs less.',
  },
}

export type EstimateWords = typeof englishEstimateWords

/** The words that a script needs. */
export type AnswerWords = EstimateWords['answer']
