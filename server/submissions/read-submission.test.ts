import { fieldTypes } from '../../src/forms/model/contract'
import { type FieldType, type FormDefinition, type FormField } from '../../src/forms/model/definition'
import { noon, sampleDefinition, sampleField } from '../test-support/samples'
import { readSubmission } from './read-submission'

const submissionId = '0b0e7e2c-7a1d-4f0e-9a53-0f2f6f1f2a3b'
const file = '/api/hubspot/file?id=abcdefghijklmnopqrstuvwxyz_-0123'

const read = (
  definition: FormDefinition,
  values: Readonly<Record<string, unknown>>,
  sender = '203.0.113.7',
  now = noon,
  kind: 'json' | 'form' = 'json',
) => readSubmission(definition, { kind, values: new Map(Object.entries(values)), now, sender, origin: {} })

const leadOf = (...args: Parameters<typeof read>) => {
  const submission = read(...args)
  if (!submission.ok) throw new Error(JSON.stringify(submission.problems))
  return submission.lead
}

const problemsOf = (...args: Parameters<typeof read>) => {
  const submission = read(...args)
  if (submission.ok) throw new Error('Nothing is wrong')
  return Object.fromEntries(submission.problems.map(({ name, message }) => [name, message]))
}

const formOf = (...fields: readonly FormField[]) =>
  sampleDefinition({ fieldGroups: [{ fields }], legalConsent: undefined })

const values = { email: 'ann@example.com' }
const emailField = sampleField({ name: 'email', fieldType: 'email', required: true })

describe('a submission', () => {
  it('becomes a lead with every field of its form', () => {
    const lead = leadOf(sampleDefinition(), {
      ...values,
      submissionId: submissionId.toUpperCase(),
      firstname: ' Ann ',
      size: 'small',
      plan: 'large',
      message: 'Hello\r\nthere',
      brief: `https://www.example.com${file}`,
      source: 'ad',
      'LEGAL_CONSENT.subscription_type_251': 'true',
      pageUri: 'https://www.example.com/demo/',
      pageName: 'Book a demo',
      ipAddress: '203.0.113.7',
      unknown: 'left out',
    })
    expect(lead).toMatchObject({
      id: submissionId,
      formId: 'demo',
      formUse: 'demo',
      consent: {
        text: 'By sending this you agree.',
        communications: [{ subscriptionTypeId: '251', text: 'News', isTicked: true }],
      },
      context: {
        trackingValue: '',
        pageUri: 'https://www.example.com/demo/',
        pageName: 'Book a demo',
        ipAddress: '203.0.113.7',
      },
      receivedAt: noon,
      fileIds: ['abcdefghijklmnopqrstuvwxyz_-0123'],
    })
    expect(lead.fields).toEqual([
      { name: 'email', value: 'ann@example.com', fieldType: 'email' },
      { name: 'firstname', value: 'Ann', fieldType: 'single_line_text' },
      { name: 'size', value: 'small', fieldType: 'dropdown' },
      { name: 'plan', value: 'large', fieldType: 'radio' },
      { name: 'message', value: 'Hello\nthere', fieldType: 'multi_line_text', objectTypeId: '0-1' },
      { name: 'brief', value: file, fieldType: 'file' },
      { name: 'source', value: 'ad', fieldType: 'single_line_text', hidden: true },
    ])
  })

  it('is told apart from another by its id', () => {
    expect(leadOf(sampleDefinition(), { ...values, submissionId }).id).toBe(submissionId)
  })

  it.each([undefined, '', 'x', 7, '0b0e7e2c-7a1d-4f0e-9a53-0f2f6f1f2a3', "'; drop table lead; --"])(
    'without an id (%j) gets one that the same again gets too, on the same day',
    (id) => {
      const sent = { ...values, submissionId: id }
      const first = leadOf(sampleDefinition(), sent).id
      expect(first).toMatch(/^[0-9a-f-]{36}$/)
      expect(leadOf(sampleDefinition(), sent, '203.0.113.7', noon + 60_000).id).toBe(first)
      expect(leadOf(sampleDefinition(), { ...sent, firstname: 'Ann' }).id).not.toBe(first)
      expect(leadOf(sampleDefinition(), sent, '203.0.113.8').id).not.toBe(first)
      expect(leadOf(sampleDefinition(), sent, '203.0.113.7', noon + 86_400_000).id).not.toBe(first)
    },
  )

  it('takes only a phone number as one, as the browser does', () => {
    const form = formOf(sampleField({ name: 'phone', fieldType: 'single_line_text' }))
    expect(problemsOf(form, { phone: 'abc' })).toEqual({ phone: 'Please enter a valid phone number' })
    expect(leadOf(form, { phone: '(212) 555-0142' }).fields).toMatchObject([{ value: '(212) 555-0142' }])
  })

  it('names all that is wrong with it, and why', () => {
    expect(
      problemsOf(sampleDefinition(), { email: 'x', message: 'x'.repeat(10_001), brief: 'brief.pdf', firstname: 7 }),
    ).toEqual({
      email: 'Please enter a valid email address',
      message: 'Please use no more than 10,000 characters',
      brief: 'Please attach the file again',
      firstname: 'We couldn’t read this answer',
    })
  })
})

/** One value that the type takes. */
const good: Readonly<Record<FieldType, string>> = {
  dropdown: 'a',
  email: 'ann@example.com',
  file,
  multi_line_text: 'text',
  radio: 'a',
  single_line_text: 'text',
}

const options = ['a', 'b'].map((value) => ({ value, label: value }))

describe.each(fieldTypes)('a field of the type %s', (fieldType) => {
  const field = (changes: Partial<FormField> = {}) =>
    sampleField({ name: 'x', fieldType, options: ['dropdown', 'radio'].includes(fieldType) ? options : [], ...changes })
  const valueOf = (form: FormField, sent: Readonly<Record<string, unknown>>) =>
    leadOf(formOf(form), sent).fields[0]?.value

  it.each([true, false])('is taken when it is filled in (required: %j)', (required) => {
    expect(valueOf(field({ required }), { x: good[fieldType] })).toBe(good[fieldType])
  })

  it.each([{}, { x: '' }, { x: ' \n ' }])('may be left out when it is not required: %j', (sent) => {
    expect(valueOf(field(), sent)).toBe('')
  })

  it.each([{}, { x: '', ...values }, { x: ' \n ', ...values }])(
    'may not be left out when it is required: %j',
    (sent) => {
      const form = formOf(emailField, field({ required: true }))
      expect(problemsOf(form, sent)).toMatchObject({ x: 'Sorry, that is required' })
    },
  )

  it('is marked when it is required and an older page did not have it', () => {
    const { fields } = leadOf(formOf(emailField, field({ required: true })), values)
    expect(fields[1]).toEqual({ name: 'x', value: '', fieldType, incomplete: true })
  })

  it('does not fall back to its default value when somebody has emptied it', () => {
    expect(valueOf(field({ defaultValue: good[fieldType] }), { x: '' })).toBe('')
  })

  it.each([
    ['its default value', { defaultValue: good[fieldType] }, good[fieldType]],
    ['its default values, joined', { defaultValues: ['a', 'b'] }, 'a;b'],
    ['nothing without a default', {}, ''],
  ])('holds %s when it is hidden and not sent', (_name, changes, value) => {
    expect(valueOf(field({ hidden: true, required: true, ...changes }), {})).toBe(value)
  })

  it.each(['whatever', '', 'a;b', 'x'.repeat(20_000)])('takes anything when it is hidden: %.20j', (sent) => {
    expect(valueOf(field({ hidden: true, required: true, defaultValue: 'd' }), { x: sent })).toBe(sent.slice(0, 10_000))
  })

  it.each([1, true, null, ['a'], { a: 1 }])('takes its default when it is hidden and %j was sent', (sent) => {
    expect(valueOf(field({ hidden: true, defaultValue: 'd' }), { x: sent })).toBe('d')
  })

  it.each([1, true, null, ['a'], { a: 1 }])('does not take %j', (sent) => {
    expect(problemsOf(formOf(field()), { x: sent })).toEqual({ x: 'We couldn’t read this answer' })
  })

  it('has a length', () => {
    const limit = { email: 254, multi_line_text: 10_000 }[fieldType as string] ?? 1000
    expect(problemsOf(formOf(field()), { x: 'x'.repeat(limit + 1) })).toEqual({
      x: `Please use no more than ${limit.toLocaleString('en-US')} characters`,
    })
  })
})

describe('a choice', () => {
  const choice = formOf(sampleField({ name: 'x', fieldType: 'dropdown', options, defaultValue: 'd' }))

  it.each(['c', 'A', 'a;b', '__proto__'])('that the form no longer has is marked: %j', (x) => {
    expect(leadOf(choice, { x }).fields).toEqual([{ name: 'x', value: x, fieldType: 'dropdown', incomplete: true }])
  })

  it.each(['a', 'd', ''])('that the form has is not marked: %j', (x) => {
    expect(leadOf(choice, { x }).fields).toEqual([{ name: 'x', value: x, fieldType: 'dropdown' }])
  })

  it('can be anything while there are no options', () => {
    expect(read(formOf(sampleField({ name: 'x', fieldType: 'radio' })), { x: 'c' }).ok).toBe(true)
  })
})

describe('a page that is older than the form', () => {
  const form = formOf(emailField, sampleField({ name: 'company', required: true }))

  it('gets messages only about what its visitor can change', () => {
    expect(problemsOf(form, { email: 'x' })).toEqual({ email: 'Please enter a valid email address' })
  })

  it.each(['radio', 'file'] as const)('cannot be told from an empty %s field without a script', (fieldType) => {
    const asked = formOf(emailField, sampleField({ name: 'x', fieldType, required: true }))
    expect(problemsOf(asked, values, undefined, undefined, 'form')).toEqual({ x: 'Sorry, that is required' })
    expect(leadOf(form, values, undefined, undefined, 'form').fields).toMatchObject([{}, { incomplete: true }])
  })

  it('gives no consent', () => {
    const checkboxes = [{ label: 'News', subscriptionTypeId: '251', required: true }]
    expect(problemsOf({ ...form, legalConsent: { checkboxes } }, values)).toEqual({
      'LEGAL_CONSENT.subscription_type_251': 'Sorry, that is required',
    })
  })
})

describe('legal consent', () => {
  const consenting = (required: boolean) =>
    sampleDefinition({
      legalConsent: {
        consentToProcessText: 'By sending this you agree.',
        checkboxes: [
          { label: 'News', subscriptionTypeId: '251', required },
          { label: 'Events', subscriptionTypeId: '101', required: false },
          { label: 'Never shown', required: true },
        ],
      },
    })

  it('is kept word for word, ticked or not', () => {
    const { consent } = leadOf(consenting(true), { ...values, 'LEGAL_CONSENT.subscription_type_251': 'true' })
    expect(consent).toEqual({
      text: 'By sending this you agree.',
      communications: [
        { subscriptionTypeId: '251', text: 'News', isTicked: true },
        { subscriptionTypeId: '101', text: 'Events', isTicked: false },
      ],
    })
  })

  it.each([undefined, 'false', 'on', true, ''])('is not given by %j', (sent) => {
    expect(problemsOf(consenting(true), { ...values, 'LEGAL_CONSENT.subscription_type_251': sent })).toEqual({
      'LEGAL_CONSENT.subscription_type_251': 'Please select at least one option',
    })
  })

  it('need not be given where it is not required', () => {
    expect(leadOf(consenting(false), values).consent?.communications.map(({ isTicked }) => isTicked)).toEqual([
      false,
      false,
    ])
  })

  it.each([undefined, { checkboxes: [] }, { checkboxes: [{ label: 'No id', required: true }] }])(
    'is not kept where the form asks for none: %j',
    (legalConsent) => {
      expect(leadOf(sampleDefinition({ legalConsent }), values).consent).toBeUndefined()
    },
  )
})
