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

it('maps all texts', () => {
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

it('allows missing introduction, anchor and background', () => {
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
])('reports entry and field when “%s” is missing', (field, change) => {
  expect(() => mapStaffingCalculator({ ...raw, ...change })).toThrow(`Entry "Staffing: calculator", field "${field}"`)
})
