import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { siteConfigId } from '../../lib/site-config'
import { endDocumentAfterEach } from '../../lib/test-support/end-document'
import { MarketingForm } from '../MarketingForm/MarketingForm'
import { submitPath, uploadPath } from '../model/contract'
import type { FormDefinition } from '../model/definition'
import { email, field, formOf, fullForm, options } from '../model/test-support/forms'
import { formLabels, formMessages } from '../model/words'
import { fakeFetch, json, later, type FakeAnswer } from '../test-support/fake-fetch'
import { startForms } from './start-forms'

const required = 'Sorry, that is required'
const notAnAddress = 'Please enter a valid email address'
const stored = json({ success: true, message: 'Stored' })
const failing: FakeAnswer = { status: 500, text: '' }

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null, pointerEventsCheck: 0 })
const onSubmitted = jest.fn()
let visitor: Readonly<Record<string, string | undefined>>

const endDocument = endDocumentAfterEach()

const start = (): void => {
  startForms(document, { onSubmitted, readVisitor: () => visitor })
}

beforeEach(() => {
  jest.useFakeTimers()
  onSubmitted.mockClear()
  visitor = {}
  window.history.replaceState({}, '', '/pricing/')
})

const draw = (form: FormDefinition) => {
  const view = render(
    <>
      <h1>Pricing</h1>
      <h2 id="heading">Ask us</h2>
      <MarketingForm form={form} scope="ask" labelledBy="heading" />
      <a href="/elsewhere/">Elsewhere</a>
    </>,
  )
  start()
  return view
}

/** A form with valid values. */
const filled = (differences: Partial<FormDefinition> = {}) => formOf([email({ defaultValue: 'a@b.co' })], differences)

/** Runs all pending work. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(0))

// Queries by role take most of a test's time. MarketingForm.test.tsx checks the roles and names.
const getForm = () => document.querySelector('form') as HTMLFormElement
const press = async (name: string) => {
  const buttons = [...getForm().querySelectorAll('button')].filter((button) => !button.closest('[hidden]'))
  await user.click(buttons.find(({ textContent }) => textContent === name) as HTMLElement)
  await settle()
}
const send = () => press('Submit')
const drawAndSend = async (form: FormDefinition) => {
  const view = draw(form)
  await send()
  return view
}
const textbox = (name = 'Email') => screen.getByLabelText(name)
const type = (name: string, text: string) => user.type(textbox(name), text)

/** Expects the problem as the description of a control. */
const expectProblem = (control: HTMLElement, problem: string) => {
  expect(control).toHaveAttribute('aria-invalid', String(problem !== ''))
  const bubble = document.getElementById(control.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
  expect(bubble?.textContent).toBe(problem)
  if (problem) expect(bubble).toBeVisible()
  else expect(bubble).not.toBeVisible()
}

const fillIn = async () => {
  await type('First name', 'Maya')
  await type('Email', 'maya@kestrel.example')
  await user.selectOptions(screen.getByRole('combobox'), 'b')
  await user.click(screen.getByRole('radio', { name: 'First' }))
  await user.click(screen.getByRole('checkbox', { name: 'Notices' }))
}

const turnTo = (visibility: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}
const leave = () => window.dispatchEvent(new Event('pagehide'))

/** Client-side navigation: the page is removed, and the document stays. */
const goOn = (unmount: () => void) => {
  unmount()
  window.history.replaceState({}, '', '/blog/')
  render(<h1>Blog</h1>)
}

const statusText = () => getForm().querySelector('[data-form-message]')?.textContent
const expectState = (state: string) => expect(getForm()).toHaveAttribute('data-state', state)

describe('a submit', () => {
  it('validates all fields with the site’s own messages and focuses the first invalid one', async () => {
    const requests = fakeFetch(() => stored)
    draw(fullForm())
    expect(getForm().noValidate).toBe(true)
    await type('First name', 'Maya')
    await send()
    expectState('invalid')
    expectProblem(textbox('First name'), '')
    expectProblem(textbox('Email'), required)
    expectProblem(screen.getByRole('combobox'), required)
    expectProblem(screen.getByRole('radiogroup'), required)
    expectProblem(textbox('Message (optional)'), '')
    expectProblem(screen.getByRole('checkbox', { name: 'Notices' }), 'Please select at least one option')
    expectProblem(screen.getByRole('checkbox', { name: 'The letter' }), '')
    expect(textbox('Email')).toHaveFocus()
    expect(requests).toEqual([])
  })

  it('of a form on a later page is validated with the site’s messages although Safari does not focus a clicked button', async () => {
    start()
    render(<MarketingForm form={formOf([email()])} scope="ask" labelledBy="heading" />)
    screen.getByRole('button', { name: 'Submit' }).click()
    await settle()
    expectProblem(textbox(), required)
  })

  it('validates a translated form with its words, and sends its language', async () => {
    const requests = fakeFetch(() => stored)
    const words = {
      labels: { ...formLabels, submit: 'Absenden' },
      messages: { ...formMessages, required: 'Bitte ausfüllen' },
    }
    draw(formOf([field('email', { label: 'E-Mail', fieldType: 'email' })], { locale: 'de', words }))
    await press('Absenden')
    expectProblem(textbox('E-Mail'), 'Bitte ausfüllen')
    await type('E-Mail', 'maya@kestrel.example')
    await press('Absenden')
    expect(requests).toMatchObject([{ body: { formLocale: 'de' } }])
  })

  it('sends all fields and all values about page and visit, once', async () => {
    const requests = fakeFetch(() => 'never')
    draw(fullForm())
    await fillIn()
    await user.dblClick(screen.getByRole('button', { name: 'Submit' }))
    getForm().requestSubmit()
    await settle()
    expect(requests).toMatchObject([{ path: submitPath }])
    expect(requests[0]?.body).toEqual({
      formId: 'test-form',
      hubspotutk: '',
      pageUri: 'http://localhost/pricing/',
      pageName: 'Pricing',
      firstname: 'Maya',
      email: 'maya@kestrel.example',
      size: 'b',
      focus: 'a',
      message: '',
      attachment: '',
      source: 'web;form',
      'LEGAL_CONSENT.subscription_type_908': 'true',
      ipAddress: '',
      secondary_subject: '',
      elapsedMs: expect.stringMatching(/^\d+$/) as string,
      submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    })
  })

  it('sends the visitor’s source in the form’s hidden fields', async () => {
    visitor = { utm_source: 'ads', utm_term: undefined, gclid: 'Cj0K', email: 'x@y.z' }
    const requests = fakeFetch(() => stored)
    const hidden = { utm_source: 'website', utm_term: '', lead_source: 'Demo', pricing_model: '' }
    draw(
      formOf([
        email({ defaultValue: 'a@b.co' }),
        ...Object.entries(hidden).map(([name, defaultValue]) => field(name, { hidden: true, defaultValue })),
      ]),
    )
    // Other scripts also fill in hidden fields.
    getForm().querySelector('[name=pricing_model]')?.setAttribute('value', 'cbp')
    await send()
    const sent = { email: 'a@b.co', utm_source: 'ads', utm_term: '', lead_source: 'Demo', pricing_model: 'cbp' }
    expect(requests[0]?.body).toMatchObject(sent)
    expect(requests[0]?.body).not.toHaveProperty('gclid')
  })

  it('sends the estimate in the address of the page, cut to the length of a field', async () => {
    const requests = fakeFetch(() => stored)
    const estimate = 'Plus, 12 users: $540 a month. '.repeat(50)
    window.history.replaceState({}, '', `/demo/?${new URLSearchParams({ estimate }).toString()}`)
    await drawAndSend(formOf([email({ defaultValue: 'a@b.co' }), field('price_estimate', { hidden: true })]))
    expect(requests[0]?.body.price_estimate).toBe(estimate.slice(0, 1000))
  })

  it('does not send the source after consent is withdrawn, even if a submit failed before', async () => {
    visitor = { utm_source: 'ads' }
    const requests = fakeFetch(() => stored)
    await drawAndSend(formOf([email(), field('utm_source', { hidden: true })]))
    visitor = {}
    await type('Email', 'a@b.co')
    await send()
    expect(requests.map(({ body }) => body.utm_source)).toEqual([''])
  })

  it('replaces the disabled fields by the status box, and focuses it', async () => {
    fakeFetch(() => 'never')
    await drawAndSend(filled())
    expectState('submitting')
    expect(statusText()).toBe('Sending...')
    expect(screen.getByLabelText('Email')).not.toBeVisible()
    expect(screen.getByLabelText('Email')).toBeDisabled()
    expect(getForm().querySelector('[data-form-status]')).toHaveFocus()
  })

  it('of another form, or without a readable definition, is left to the browser', () => {
    draw(filled())
    endDocument()
    const own = getForm()
    own.querySelector('script')?.remove()
    own.noValidate = false
    start()
    const other = document.body.appendChild(document.createElement('form'))
    for (const form of [own, other]) {
      const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true })
      form.dispatchEvent(submit)
      expect(form.noValidate).toBe(false)
      expect(submit.defaultPrevented).toBe(false)
    }
    other.remove()
  })
})

describe('a field', () => {
  const pause = (ms: number) => act(() => jest.advanceTimersByTime(ms))

  it('is checked when it loses the focus, and not while the visitor first types', async () => {
    draw(formOf([email(), field('name', { label: 'Name' })]))
    await type('Email', 'maya')
    pause(1000)
    expectProblem(textbox('Email'), '')
    await user.tab()
    expectProblem(textbox('Email'), notAnAddress)
    expectProblem(textbox('Name'), '')
  })

  it('with a problem is checked 200 ms after each change, also once it is fixed', async () => {
    await drawAndSend(formOf([email()]))
    for (const letter of 'maya') {
      await type('Email', letter)
      pause(199)
    }
    expectProblem(textbox(), required)
    pause(1)
    expectProblem(textbox(), notAnAddress)
    await type('Email', '@kestrel.example')
    pause(200)
    expectProblem(textbox(), '')
    expectState('idle')
    await user.clear(textbox())
    pause(200)
    expectProblem(textbox(), required)
  })

  it('is checked with all consent boxes after one of them changes', async () => {
    const checkboxes = ['One', 'Two'].map((label) => ({ label, subscriptionTypeId: label, required: true }))
    await drawAndSend(filled({ legalConsent: { checkboxes } }))
    await user.click(screen.getByRole('checkbox', { name: 'Two' }))
    pause(200)
    expectProblem(screen.getByRole('checkbox', { name: 'One' }), required)
    expectProblem(screen.getByRole('checkbox', { name: 'Two' }), '')
  })

  it('is checked after the pointer is released, so that the click target does not move', async () => {
    draw(formOf([email(), field('name', { label: 'Name' })]))
    await user.click(textbox('Email'))
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('link', { name: 'Elsewhere' }) })
    expect(textbox('Email')).not.toHaveFocus()
    expectProblem(textbox('Email'), '')
    await user.pointer({ keys: '[/MouseLeft]', target: document.body })
    pause(0)
    expectProblem(textbox('Email'), required)
  })

  it('is checked when it loses the focus by a key, although the pointer’s release was not reported', async () => {
    draw(formOf([email(), field('name', { label: 'Name' })]))
    await user.pointer({ keys: '[MouseRight>]', target: textbox('Email') })
    await user.keyboard('maya')
    await user.tab()
    expectProblem(textbox('Email'), notAnAddress)
  })

  it('is not checked when it keeps the focus, or when the window loses the focus', () => {
    draw(formOf([field('focus', { fieldType: 'radio', options })]))
    const [first, second] = screen.getAllByRole('radio')
    first?.focus()
    second?.focus()
    second?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    expectProblem(screen.getByRole('radiogroup'), '')
  })
})

describe('the summary', () => {
  const summary = () => screen.queryByRole('group', { name: /^Please check/ })

  it('names each invalid field of a long form and links to it until it is fixed', async () => {
    draw(fullForm())
    await type('Email', 'maya')
    await send()
    expect(screen.getByRole('group', { name: 'Please check 5 fields' })).toBeVisible()
    const links = within(summary() as HTMLElement).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'First name',
      'Email: Please enter a valid email address',
      'Team size',
      'Focus',
      'Notices: Please select at least one option',
    ])
    const isPrevented = jest.fn((event: Event) => event.defaultPrevented)
    document.addEventListener('click', isPrevented, { once: true })
    await user.click(links[3] as HTMLElement)
    expect(screen.getByRole('radio', { name: 'First' })).toHaveFocus()
    expect(isPrevented).toHaveReturnedWith(true)
    await fillIn()
    act(() => jest.advanceTimersByTime(200))
    expect(summary()).not.toBeInTheDocument()
  })

  it('is not shown before a submit or in a short form', async () => {
    const { unmount } = draw(fullForm())
    for (let count = 0; count < 4; count += 1) await user.tab()
    expectProblem(textbox('Email'), required)
    expect(summary()).not.toBeInTheDocument()
    unmount()
    endDocument()
    await drawAndSend(formOf([email(), field('a'), field('b')]))
    expect(summary()).not.toBeInTheDocument()
  })
})

describe('after success', () => {
  beforeEach(() => {
    fakeFetch(() => stored)
  })

  it('the form shows its message, reports the submission and ignores further events', async () => {
    const requests = fakeFetch(() => stored)
    draw(formOf([email()], { successMessage: 'Welcome!' }))
    await send()
    // The check after this change follows the answer.
    await type('Email', 'a@b.co')
    await send()
    act(() => jest.advanceTimersByTime(200))
    getForm().requestSubmit()
    await settle()
    expectState('success')
    expect(statusText()).toBe('Welcome!')
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(onSubmitted.mock.calls).toEqual([[{ formId: 'test-form', use: 'lead', path: '/pricing/', email: 'a@b.co' }]])
    expect(requests).toHaveLength(1)
  })

  it.each(['newsletter', 'lead'] as const)(
    'a %s form marks the visitor as a subscriber only if it is a newsletter',
    async (use) => {
      await drawAndSend(filled({ use }))
      const note = JSON.stringify({ v: '1', e: Date.now() + 31_536_000_000 })
      expect(localStorage.getItem('newsletter_subscriber')).toBe(use === 'newsletter' ? note : null)
    },
  )

  describe('a new tab', () => {
    const opened: { href: string; target: string; rel: string; formNext?: string }[] = []
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return
      event.preventDefault()
      const { href, target, rel, dataset } = event.target
      opened.push({ href, target, rel, formNext: dataset.formNext })
    }
    beforeEach(() => {
      opened.length = 0
      document.addEventListener('click', onClick)
    })
    afterEach(() => {
      document.removeEventListener('click', onClick)
    })

    it.each(['lead', 'free-trial'] as const)('opens the page of a %s form, and a link to it remains', async (use) => {
      draw(filled({ use, redirectUrl: 'https://app.example/' }))
      expect(screen.queryByRole('link', { name: 'Continue in a new tab' })).not.toBeInTheDocument()
      await send()
      expect(opened).toEqual([{ href: 'https://app.example/', target: '_blank', rel: 'noopener', formNext: '' }])
      expect(screen.getByRole('link', { name: 'Continue in a new tab' })).toBeVisible()
    })

    it('opens a free-trial link elsewhere on the page, which stays as it was', async () => {
      draw(filled({ use: 'free-trial' }))
      const link = document.body.appendChild(document.createElement('a'))
      link.id = 'free-trial-link'
      link.href = 'https://app.example/register/?plan=plus'
      await send()
      expect(opened).toEqual([{ href: link.href, target: '_blank', rel: 'noopener', formNext: '' }])
      expect(link).not.toHaveAttribute('target')
      expect(document.querySelectorAll(`[href="${link.href}"]`)).toHaveLength(1)
      link.remove()
    })

    it('is not opened when the form has no page, or the visitor has left', async () => {
      const { unmount } = await drawAndSend(filled())
      expect(opened).toEqual([])
      unmount()
      endDocument()
      const { unmount: goAway } = draw(filled({ redirectUrl: '/x/' }))
      // Listeners do not receive a click on a link outside the document, but the click opens a tab.
      const click = jest.spyOn(HTMLElement.prototype, 'click').mockReturnValue()
      getForm().requestSubmit()
      goAway()
      await settle()
      expect(onSubmitted).toHaveBeenCalledTimes(2)
      expect(click).not.toHaveBeenCalled()
    })
  })
})

describe('after an error', () => {
  /** A form whose first submit fails. */
  const drawFailed = async (answer: FakeAnswer = failing) => {
    const requests = fakeFetch((_path, count) => (count === 1 ? answer : stored))
    draw(formOf([email()]))
    await type('Email', 'a@b.co')
    await send()
    expectState('error')
    return requests
  }

  it('the form shows the message as text and can be reopened with the typed values', async () => {
    await drawFailed(json({ success: false, message: '<img src=x>' }))
    expect(screen.getByRole('alert')).toHaveTextContent('<img src=x>')
    expect(statusText()).toBe('')
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await press('Back to the form')
    expect(textbox()).toBeEnabled()
    expect(textbox()).toHaveFocus()
    expect(textbox()).toHaveValue('a@b.co')
    expect(screen.getByRole('alert', { hidden: true })).toBeEmptyDOMElement()
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  it('a retry sends the same values for the same page with the same id', async () => {
    const requests = await drawFailed()
    window.history.replaceState({}, '', '/blog/')
    await press('Try again')
    expectState('success')
    const { submissionId, email: address, pageUri } = requests[0]?.body ?? {}
    expect(requests[1]?.body).toMatchObject({ submissionId, email: address, pageUri })
    expect(pageUri).toBe('http://localhost/pricing/')
  })

  it('after client-side navigation, the form is sent again by itself with the same id', async () => {
    const answer = later()
    const requests = fakeFetch((_path, count) => (count === 1 ? answer.answer : stored))
    const { unmount } = await drawAndSend(filled())
    goOn(unmount)
    answer.give(failing)
    await act(() => jest.advanceTimersByTimeAsync(5000))
    expect(requests).toHaveLength(2)
    expect(requests[1]?.body).toEqual(requests[0]?.body)
    expect(onSubmitted).toHaveBeenCalledWith(expect.objectContaining({ path: '/pricing/' }))
  })

  it.each([
    ['the same', '', true],
    ['something else', 'm', false],
  ])('opening the form and sending %s keeps the id only for the same', async (_name, typed, isSame) => {
    const requests = await drawFailed()
    await press('Back to the form')
    if (typed) await type('Email', typed)
    await send()
    expect(requests[1]?.body.email).toBe(`a@b.co${typed}`)
    expect(requests[1]?.body.submissionId === requests[0]?.body.submissionId).toBe(isSame)
  })
})

/** jsdom reads files in real time. */
const readFilesImmediately = (): void => {
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    Object.defineProperty(this, 'result', { value: 'data:application/pdf;base64,eA==' })
    queueMicrotask(() => this.dispatchEvent(new ProgressEvent('load')))
  })
}

const pdf = new File(['%PDF-1.4'], 'quote.pdf', { type: 'application/pdf' })
const unreachable: FakeAnswer = { error: new TypeError('Failed to fetch') }

const input = () => screen.getByLabelText<HTMLInputElement>(/^Attachment/)
const choose = async (file = pdf) => {
  await userEvent.setup({ applyAccept: false, advanceTimers: jest.advanceTimersByTime }).upload(input(), file)
  await settle()
}
const drawWithFile = (isRequired = true) =>
  draw(
    formOf([
      email({ defaultValue: 'a@b.co' }),
      field('attachment', { label: 'Attachment', fieldType: 'file', required: isRequired }),
    ]),
  )

describe('the IP address', () => {
  const service = 'https://ip.example/?format=json'
  beforeEach(() => {
    const script = document.head.appendChild(document.createElement('script'))
    script.type = 'application/json'
    script.id = siteConfigId
    script.textContent = JSON.stringify({ forms: { ipLookupUrl: service } })
  })
  afterEach(() => {
    document.getElementById(siteConfigId)?.remove()
  })
  const neverAnswers = () => fakeFetch((path) => (path === service ? 'never' : stored))

  it('is requested before each submission', async () => {
    const requests = fakeFetch((path, count) =>
      path === service ? json({ ip: `203.0.113.${count}` }) : count === 1 ? failing : stored,
    )
    await drawAndSend(filled())
    await press('Try again')
    expect(requests.map(({ path }) => path)).toEqual([service, submitPath, service, submitPath])
    expect(requests.flatMap(({ body }) => body.ipAddress ?? [])).toEqual(['203.0.113.1', '203.0.113.2'])
  })

  it.each([
    ['leaves the page', leave],
    ['hides the page', () => turnTo('hidden')],
  ])('is not waited for when the visitor %s: the form is sent immediately', async (_name, act) => {
    const requests = neverAnswers()
    await drawAndSend(filled())
    expect(requests).toHaveLength(1)
    act()
    // Works without a timer.
    for (let count = 0; count < 20; count += 1) await Promise.resolve()
    expect(requests[1]).toMatchObject({ body: { email: 'a@b.co', ipAddress: '' }, init: { keepalive: true } })
  })

  it('is not waited for twice when a failed upload opens the form meanwhile', async () => {
    readFilesImmediately()
    const upload = later()
    const slowly = new Promise<FakeAnswer>((resolve) => setTimeout(() => resolve(stored), 5000))
    const requests = fakeFetch((path) => (path === service ? 'never' : path === uploadPath ? upload.answer : slowly))
    drawWithFile(false)
    await choose()
    await send()
    upload.give(unreachable)
    await act(() => jest.advanceTimersByTimeAsync(1000))
    await press('Remove the file')
    await send()
    await act(() => jest.advanceTimersByTimeAsync(5000))
    expect(requests.filter(({ path }) => path === submitPath)).toHaveLength(1)
    expect(onSubmitted).toHaveBeenCalledTimes(1)
  })
})

describe('a file', () => {
  const url = '/api/hubspot/file?id=1'
  const uploaded = json({ success: true, fileUrl: url })
  const failed = 'The file couldn’t be uploaded. Please try again, or remove it.'

  beforeEach(() => {
    readFilesImmediately()
  })

  const answers = (...uploads: readonly (FakeAnswer | Promise<FakeAnswer>)[]) =>
    fakeFetch((path, count) => (path === uploadPath ? (uploads[count - 1] ?? 'never') : stored))
  const uploadStatus = () => getForm().querySelector('[data-form-upload]')?.textContent
  const sentWith = (attachment: string) => [{ path: submitPath, body: { email: 'a@b.co', attachment } }]
  const expectSentWithout = (sent: ReturnType<typeof answers>) => {
    expect(sent).toMatchObject([{ path: submitPath, body: { email: 'a@b.co' } }])
    expect(sent[0]?.body).not.toHaveProperty('attachment')
  }

  it('that is required is uploaded when it is chosen, and its URL is sent', async () => {
    const requests = answers(uploaded)
    drawWithFile()
    await send()
    expectProblem(input(), required)
    expect(input()).toHaveFocus()
    await choose()
    expectProblem(input(), '')
    expect(requests).toMatchObject([{ path: uploadPath, body: { filename: 'quote.pdf' } }])
    expect(uploadStatus()).toBe('quote.pdf is ready to send.')
    await send()
    expect(requests.slice(1)).toMatchObject(sentWith(url))
  })

  it('that could not be uploaded stops the form, and can be uploaded again', async () => {
    const requests = answers(unreachable, uploaded)
    drawWithFile(false)
    await choose()
    expectProblem(input(), failed)
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent(failed)
    expect(uploadStatus()).toBe('')
    await send()
    expect(requests).toHaveLength(1)
    await press('Try again')
    expect(input()).toHaveFocus()
    expectProblem(input(), '')
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    await send()
    expect(requests.slice(2)).toMatchObject(sentWith(url))
  })

  it.each([
    ['by another try', async () => press('Try again')],
    [
      'from the form',
      async () => {
        await press('Back to the form')
        await send()
      },
    ],
  ])('that the endpoint has deleted is uploaded again when the form is sent %s', async (_how, sendAgain) => {
    const other = '/api/hubspot/file?id=2'
    const requests = fakeFetch((path, count) => {
      if (path === uploadPath) return count === 1 ? uploaded : json({ success: true, fileUrl: other })
      return count === 1 ? json({ success: false, message: 'Attachment: Please attach the file again.' }, 422) : stored
    })
    drawWithFile()
    await choose()
    await send()
    await sendAgain()
    expect(requests.at(-1)).toMatchObject(sentWith(other)[0] ?? {})
    expect(requests.map(({ path }) => path)).toEqual([uploadPath, submitPath, uploadPath, submitPath])
  })

  it('of another type cannot be uploaded again, and can be removed', async () => {
    const requests = answers()
    drawWithFile(false)
    await choose(new File(['x'], 'x.html', { type: 'text/html' }))
    expectProblem(input(), 'Please choose an image (PNG, JPEG, GIF, WebP, AVIF) or a PDF')
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    await press('Remove the file')
    expectProblem(input(), '')
    expect(input().value).toBe('')
    expect(input()).toHaveFocus()
    await send()
    expect(requests).toMatchObject(sentWith(''))
  })

  it('that replaces another aborts the other’s upload', async () => {
    const requests = answers()
    drawWithFile()
    await choose()
    await choose(new File(['%PDF-1.4'], 'better.pdf', { type: 'application/pdf' }))
    expect(requests.map(({ init }) => init.signal?.aborted)).toEqual([true, false])
    expect(uploadStatus()).toBe('Uploading better.pdf…')
    expectProblem(input(), '')
  })

  it('that was chosen before the code was loaded is uploaded', async () => {
    const requests = answers(uploaded)
    drawWithFile()
    endDocument()
    await choose()
    expect(requests).toEqual([])
    start()
    await settle()
    expect(requests).toHaveLength(1)
  })

  describe('that is being uploaded', () => {
    /** A form that waits for its upload. */
    const waitFor = async (upload: FakeAnswer | Promise<FakeAnswer>) => {
      const requests = answers(upload)
      const { unmount } = drawWithFile()
      await choose()
      await send()
      expect(statusText()).toBe('Sending...')
      expect(requests).toHaveLength(1)
      return { requests, unmount }
    }

    it('is waited for 90 seconds; then the visitor can choose it again', async () => {
      const { requests } = await waitFor('never')
      await act(() => jest.advanceTimersByTimeAsync(90_000))
      expectState('invalid')
      expectProblem(input(), failed)
      expect(input()).toHaveFocus()
      expect(requests).toHaveLength(1)
    })

    it.each([
      ['is waited for while the page is hidden', () => turnTo('hidden')],
      ['is waited for after client-side navigation', goOn],
    ])('%s', async (_name, turn) => {
      const upload = later()
      const { requests, unmount } = await waitFor(upload.answer)
      turn(unmount)
      await settle()
      expect(requests).toHaveLength(1)
      upload.give(uploaded)
      await settle()
      expect(requests.slice(1)).toMatchObject(sentWith(url))
      expect(onSubmitted).toHaveBeenCalledTimes(1)
    })

    it('is left out when the visitor leaves the site, also later', async () => {
      const { requests, unmount } = await waitFor('never')
      goOn(unmount)
      leave()
      await settle()
      expectSentWithout(requests.slice(1))
      expect(requests[1]?.body.pageUri).toBe('http://localhost/pricing/')
    })

    it('is left out when it fails after client-side navigation', async () => {
      const upload = later()
      const { requests, unmount } = await waitFor(upload.answer)
      goOn(unmount)
      upload.give(unreachable)
      await settle()
      expectSentWithout(requests.slice(1))
    })

    it.each([
      ['asks for the file when the visitor returns', () => turnTo('visible'), false],
      ['sends the form without it when the visitor leaves', leave, true],
    ])('and fails on a hidden page %s', async (_name, turn, isSent) => {
      const upload = later()
      const { requests } = await waitFor(upload.answer)
      turnTo('hidden')
      upload.give(unreachable)
      await settle()
      expect(requests).toHaveLength(1)
      turn()
      await settle()
      if (!isSent) expectProblem(input(), failed)
      leave()
      await settle()
      if (isSent) expectSentWithout(requests.slice(1))
      else expect(requests).toHaveLength(1)
    })
  })
})

it.each<[state: string, answer: FakeAnswer, isFilled: boolean]>([
  ['invalid', stored, false],
  ['error', failing, true],
])('has no accessibility violations in the state %s', async (state, answer, isFilled) => {
  fakeFetch(() => answer)
  const { container } = draw(fullForm())
  if (isFilled) await fillIn()
  await send()
  expectState(state)
  jest.useRealTimers()
  expect(await axe(container)).toHaveNoViolations()
})
