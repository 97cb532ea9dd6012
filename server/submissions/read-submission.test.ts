import { fieldTypes, type FieldType, type FormDefinition, type FormField } from '../../src/forms/model/definition'
import { noon, sampleDefinition, sampleField } from '../test-support/samples'
import { readSubmission } from './read-submission'

const submissionId = '0b0e7e2c-7a1d-4f0e-9a53-0f2f6f1f2a3b'
const file = '/api/hubspot/file?id=abcdefghijklmnopqrstuvwxyz_-0123'
const tracking = '0123456789abcdef0123456789abcdef'
const news = 'LEGAL_CONSENT.subscription_type_251'

type Values = Readonly<Record<string, unknown>>
type Source = Parameters<typeof readSubmission>[1]

const read = (definition: FormDefinition, values: Values, source: Partial<Source> = {}) =>
  readSubmission(definition, {
    kind: 'json',
    values: new Map(Object.entries(values)),
    now: noon,
    sender: { address: '203.0.113.7' },
    ...source,
  })

const leadOf = (...args: Parameters<typeof read>) => {
  const submission = read(...args)
  if (!submission.ok) throw new Error(JSON.stringify(submission.problems))
  return submission.lead
}

const problemsOf = (...args: Parameters<typeof read>) => {
  const submission = read(...args)
  if (submission.ok) throw new Error('There is no problem')
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
      [news]: 'true',
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

  it.each([undefined, '', 'x', 7, '0b0e7e2c-7a1d-4f0e-9a53-0f2f6f1f2a3', "'; drop table lead; --"])(
    'without an id (%j) gets one of its content, its sender and its day',
    (id) => {
      const sent = { ...values, submissionId: id }
      const first = leadOf(sampleDefinition(), sent).id
      // A UUID of version 8.
      expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(leadOf(sampleDefinition(), sent, { now: noon + 60_000 }).id).toBe(first)
      expect(leadOf(sampleDefinition(), { ...sent, firstname: 'Ann' }).id).not.toBe(first)
      expect(leadOf(sampleDefinition(), sent, { sender: { address: '203.0.113.8' } }).id).not.toBe(first)
      expect(leadOf(sampleDefinition(), sent, { now: noon + 86_400_000 }).id).not.toBe(first)
    },
  )

  it('has addresses and numbers without the invisible characters of pasted text, which other text keeps', () => {
    const pasted = (text: string): string => `\u202A${text}\u202C`
    const form = formOf(emailField, sampleField({ name: 'phone' }), sampleField({ name: 'note' }))
    const sent = { email: pasted('ann@example.com'), phone: pasted('+1 212 555 0142'), note: pasted('Hello') }
    expect(leadOf(form, sent).fields.map(({ value }) => value)).toEqual([
      'ann@example.com',
      '+1 212 555 0142',
      pasted('Hello'),
    ])
  })

  it('reports all problems together, by the browser’s rules', () => {
    const form = sampleDefinition({
      fieldGroups: [...sampleDefinition().fieldGroups, { fields: [sampleField({ name: 'phone' })] }],
    })
    const sent = { email: 'x', message: 'x'.repeat(10_001), brief: 'brief.pdf', firstname: 7, phone: 'abc' }
    expect(problemsOf(form, sent)).toEqual({
      email: 'Please enter a valid email address',
      message: 'Please use no more than 10,000 characters',
      brief: 'Please attach the file again',
      firstname: 'We couldn’t read this answer',
      phone: 'Please enter a valid phone number',
    })
  })
})

/** A valid value of each type. */
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
  const valueOf = (form: FormField, sent: Values) => leadOf(formOf(form), sent).fields[0]?.value
  const noText = [1, true, null, ['a'], { a: 1 }]

  it('is accepted with a value, and without one if it is optional', () => {
    expect(valueOf(field({ required: true }), { x: good[fieldType] })).toBe(good[fieldType])
    for (const sent of [{}, { x: '' }, { x: ' \n ' }]) expect(valueOf(field(), sent)).toBe('')
    expect(valueOf(field({ defaultValue: good[fieldType] }), { x: '' })).toBe('')
  })

  it.each([{}, { x: '', ...values }, { x: ' \n ', ...values }])('is rejected if it is required: %j', (sent) => {
    const form = formOf(emailField, field({ required: true }))
    expect(problemsOf(form, sent)).toMatchObject({ x: 'Sorry, that is required' })
  })

  it('is marked as incomplete if it is required and an older page did not have it', () => {
    const { fields } = leadOf(formOf(emailField, field({ required: true })), values)
    expect(fields[1]).toEqual({ name: 'x', value: '', fieldType, incomplete: true })
  })

  it.each(noText)('is rejected with %j', (sent) => {
    expect(problemsOf(formOf(field()), { x: sent })).toEqual({ x: 'We couldn’t read this answer' })
  })

  it.each([
    [{ defaultValue: good[fieldType] }, good[fieldType]],
    [{ defaultValues: ['a', 'b'] }, 'a;b'],
    [{}, ''],
  ])('that is hidden and not sent has its default: %j', (changes, value) => {
    for (const sent of [{}, ...noText.map((x) => ({ x }))]) {
      expect(valueOf(field({ hidden: true, required: true, ...changes }), sent)).toBe(value)
    }
  })

  it.each(['whatever', '', 'a;b', 'x'.repeat(20_000)])('that is hidden can be any text: %.20j', (sent) => {
    expect(valueOf(field({ hidden: true, required: true, defaultValue: 'd' }), { x: sent })).toBe(sent.slice(0, 10_000))
  })
})

describe('a page that is older than the form', () => {
  const choice = formOf(sampleField({ name: 'x', fieldType: 'dropdown', options, defaultValue: 'd' }))

  it.each([
    ...['c', 'A', 'a;b', '__proto__'].map((x) => [x, true] as const),
    ...['a', 'd', ''].map((x) => [x, undefined] as const),
  ])('may send a choice that the form no longer has, which is marked: %j, %j', (x, incomplete) => {
    expect(leadOf(choice, { x }).fields).toEqual([{ name: 'x', value: x, fieldType: 'dropdown', incomplete }])
  })

  const form = formOf(emailField, sampleField({ name: 'company', required: true }))

  it('gets messages only about problems that its visitor can fix', () => {
    expect(problemsOf(form, { email: 'x' })).toEqual({ email: 'Please enter a valid email address' })
  })

  it.each(['radio', 'file'] as const)('is not told apart from an empty %s field without a script', (fieldType) => {
    const asked = formOf(emailField, sampleField({ name: 'x', fieldType, required: true }))
    expect(problemsOf(asked, values, { kind: 'form' })).toEqual({ x: 'Sorry, that is required' })
    expect(leadOf(form, values, { kind: 'form' }).fields).toMatchObject([{}, { incomplete: true }])
  })

  it('gives no consent', () => {
    const checkboxes = [{ label: 'News', subscriptionTypeId: '251', required: true }]
    expect(problemsOf({ ...form, legalConsent: { checkboxes } }, values)).toEqual({ [news]: 'Sorry, that is required' })
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

  it.each([true, false])('is stored word for word with each shown box (checked: %j)', (isTicked) => {
    expect(leadOf(consenting(isTicked), { ...values, ...(isTicked && { [news]: 'true' }) }).consent).toEqual({
      text: 'By sending this you agree.',
      communications: [
        { subscriptionTypeId: '251', text: 'News', isTicked },
        { subscriptionTypeId: '101', text: 'Events', isTicked: false },
      ],
    })
  })

  it.each([undefined, 'false', 'on', true, ''])('is not given by %j', (sent) => {
    expect(problemsOf(consenting(true), { ...values, [news]: sent })).toEqual({
      [news]: 'Please select at least one option',
    })
  })

  it.each([undefined, { checkboxes: [] }, { checkboxes: [{ label: 'No id', required: true }] }])(
    'is not stored if the form asks for none: %j',
    (legalConsent) => {
      expect(leadOf(sampleDefinition({ legalConsent }), values).consent).toBeUndefined()
    },
  )
})

describe('the context', () => {
  const contextOf = (sent: Values, source: Partial<Source> = {}) =>
    leadOf(sampleDefinition(), { ...values, ...sent }, source).context
  const request = {
    kind: 'form',
    referer: 'https://www.example.com/from/',
    sender: { visitorAddress: '203.0.113.7' },
  } as const

  it('comes from the page', () => {
    expect(
      contextOf(
        {
          hubspotutk: tracking.toUpperCase(),
          pageUri: 'https://www.example.com/demo/?a=b',
          pageName: ` Book a\n demo ${'x'.repeat(1000)}`,
          ipAddress: '2001:db8::1',
        },
        request,
      ),
    ).toEqual({
      trackingValue: tracking,
      pageUri: 'https://www.example.com/demo/?a=b',
      pageName: `Book a demo ${'x'.repeat(288)}`,
      ipAddress: '2001:db8::1',
    })
  })

  it.each(['', 'unknown'])('falls back to the request instead of %j', (wrong) => {
    const sent = { pageUri: wrong, ipAddress: wrong }
    expect(contextOf(sent, request)).toMatchObject({ pageUri: request.referer, ipAddress: '203.0.113.7' })
    // A script knows the address of its page.
    expect(contextOf(sent, { ...request, kind: 'json' })).toMatchObject({ pageUri: '' })
  })

  it.each([
    ['hubspotutk', 'trackingValue', ['', 'x', `${tracking}0`, 1, null, {}]],
    ['pageUri', 'pageUri', ['/demo/', 'javascript:alert(1)', 'data:text/html,x', `https://a.b/${'x'.repeat(2000)}`, 1]],
    ['pageName', 'pageName', ['', 1, ['a'], { a: 1 }]],
    ['ipAddress', 'ipAddress', ['localhost', '1.2.3', '1.2.3.4.5', '999.1.1.1', 1, '127.0.0.1; drop table']],
  ] as const)('leaves a wrong %s out', (key, name, wrong) => {
    for (const value of wrong) expect(contextOf({ [key]: value })[name]).toBe('')
  })
})

it.each([
  [{}, undefined],
  [{ secondary_subject: '' }, undefined],
  [{ secondary_subject: 'SEO offer' }, 'honeypot'],
  [{ elapsedMs: 999 }, 'too fast'],
  [{ elapsedMs: '999' }, 'too fast'],
  [{ elapsedMs: -5 }, 'too fast'],
  [{ elapsedMs: 1000 }, undefined],
  [{ elapsedMs: '' }, undefined],
  [{ elapsedMs: 'soon' }, undefined],
])('a submission with %j is spam: %s', (sent, reason) => {
  expect(leadOf(sampleDefinition(), { ...values, ...sent }).spamReason).toBe(reason)
})
