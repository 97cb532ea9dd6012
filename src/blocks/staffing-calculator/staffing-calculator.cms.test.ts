import { mapStaffingCalculator } from './staffing-calculator.cms'

const raw: Queries.StaffingCalculatorBlockFragment = {
  contentful_id: 'staffing-tool',
  name: 'Staffing: calculator',
  anchor: 'calculator',
  background: 'cream',
  heading: 'Your hour, in people',
  introduction: 'Begin with the busiest hour.',
  withoutScript: 'There is a table below.',
  tableHeading: 'Without calculating',
  methodHeading: 'How it is worked out',
  methodHtml: '<p>By a formula.</p>',
}

it('gives the words around the calculator', () => {
  expect(mapStaffingCalculator(raw)).toEqual({
    id: 'staffing-tool',
    anchor: 'calculator',
    background: 'cream',
    heading: 'Your hour, in people',
    introduction: 'Begin with the busiest hour.',
    withoutScript: 'There is a table below.',
    tableHeading: 'Without calculating',
    methodHeading: 'How it is worked out',
    methodHtml: '<p>By a formula.</p>',
  })
})

it('does without an introduction, anchor and background', () => {
  expect(mapStaffingCalculator({ ...raw, introduction: null, anchor: null, background: null })).toMatchObject({
    introduction: undefined,
    anchor: undefined,
    background: 'white',
  })
})

it.each([
  ['heading', { heading: null }],
  ['withoutScript', { withoutScript: '' }],
  ['tableHeading', { tableHeading: null }],
  ['methodHeading', { methodHeading: null }],
  ['method', { methodHtml: null }],
])('names the entry and the field when “%s” is missing', (field, change) => {
  expect(() => mapStaffingCalculator({ ...raw, ...change })).toThrow(`Entry "Staffing: calculator", field "${field}"`)
})
