import { shownCheckboxes } from './consent-checkboxes'
import { consentProblem } from './consent-problem'

const box = (subscriptionTypeId: string, required: boolean) => ({
  label: `Box ${subscriptionTypeId}`,
  subscriptionTypeId,
  required,
})

describe('shownCheckboxes', () => {
  it('shows those with both a label and a subscription id', () => {
    const checkboxes = [
      box('1', true),
      { label: 'No id', required: true },
      { subscriptionTypeId: '3', required: true },
      { label: '', subscriptionTypeId: '4', required: true },
      { label: 'Empty id', subscriptionTypeId: '', required: true },
    ]
    expect(shownCheckboxes({ checkboxes })).toEqual([box('1', true)])
  })

  it('shows none without a legal consent', () => {
    expect(shownCheckboxes(undefined)).toEqual([])
  })
})

const required = 'Sorry, that is required'
const select = 'Please select at least one option'

it.each([
  ['the only box, required', [box('1', true)], [], [required]],
  ['the only box, ticked', [box('1', true)], ['1'], [undefined]],
  ['the only box, optional', [box('1', false)], [], [undefined]],
  ['two required boxes', [box('1', true), box('2', true)], [], [select, select]],
  ['two required boxes, one ticked', [box('1', true), box('2', true)], ['2'], [required, undefined]],
  ['a required and an optional box', [box('1', true), box('2', false)], [], [select, undefined]],
  ['a required and an optional box that is ticked', [box('1', true), box('2', false)], ['2'], [required, undefined]],
  ['two optional boxes', [box('1', false), box('2', false)], [], [undefined, undefined]],
])('says what is wrong with %s', (_name, boxes, ticked, expected) => {
  const isTicked = (id: string) => ticked.some((other) => other === id)
  expect(boxes.map((checkbox) => consentProblem(checkbox, boxes, isTicked))).toEqual(expected)
})
