import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import type { FormDefinition } from '../../data/form-definition'
import { submitPath, uploadPath } from '../../data/forms'
import { siteConfigId } from '../../lib/site-config'
import { MarketingForm } from '../MarketingForm/MarketingForm'
import { fakeFetch, json, later, type FakeAnswer } from '../test-support/fake-fetch'
import { email, field, formOf, fullForm, options } from '../test-support/forms'
import { startForms } from './start-forms'

const required = 'Sorry, that is required'
const notAnAddress = 'Please enter a valid email address'
const selectOne = 'Please select at least one option'
const stored: FakeAnswer = json({ success: true, message: 'Stored' })

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null, pointerEventsCheck: 0 })
const onSubmitted = jest.fn()
let visitor: Readonly<Record<string, string | undefined>> = {}
let stop: () => void = () => undefined

const start = (): void => {
  const controller = new AbortController()
  stop = () => controller.abort()
  startForms(document, { signal: controller.signal, onSubmitted, readVisitor: () => visitor })
}

beforeEach(() => {
  jest.useFakeTimers()
  onSubmitted.mockClear()
  visitor = {}
  localStorage.clear()
  window.history.replaceState({}, '', '/pricing/')
})
afterEach(() => {
  stop()
  jest.useRealTimers()
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

/** Lets everything that is under way come to its end. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(0))

const getForm = () => screen.getByRole<HTMLFormElement>('form', { name: 'Ask us' })
const send = async (name = 'Submit') => {
  await user.click(screen.getByRole('button', { name }))
  await settle()
}
const type = (name: string, text: string) => user.type(screen.getByRole('textbox', { name }), text)
const problemOf = (control: HTMLElement) =>
  control.getAttribute('aria-invalid') === 'true' ? control.getAttribute('aria-describedby') : null

/** What stands beside a control, as its description, while it is invalid. */
const expectProblem = (control: HTMLElement, problem: string) => {
  expect(control).toHaveAttribute('aria-invalid', String(problem !== ''))
  const bubble = document.getElementById(control.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
  expect(bubble).toHaveTextContent(problem === '' ? /^$/ : problem)
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
/** The visitor looks at another tab. */
const hide = () => turnTo('hidden')
const show = () => turnTo('visible')

/** A link within the site: the page is taken away, and the document stays. */
const goOn = (unmount: () => void) => {
  unmount()
  window.history.replaceState({}, '', '/blog/')
  render(<h1>Blog</h1>)
}

const statusText = () => getForm().querySelector('[data-form-message]')?.textContent
const catcher = (differences: Partial<FormDefinition> = {}) => formOf([email()], differences)

describe('on submit', () => {
  it('turns the browser’s own checks off', () => {
    draw(catcher())
    expect(getForm().noValidate).toBe(true)
  })

  it('checks all fields, ties what is wrong to them, and puts the focus on the first', async () => {
    const requests = fakeFetch(() => stored)
    draw(fullForm())
    await send()
    expect(getForm()).toHaveAttribute('data-state', 'invalid')
    expectProblem(screen.getByRole('textbox', { name: 'First name' }), required)
    expectProblem(screen.getByRole('textbox', { name: 'Email' }), required)
    expectProblem(screen.getByRole('combobox'), required)
    expectProblem(screen.getByRole('radiogroup'), required)
    expectProblem(screen.getByRole('textbox', { name: 'Message (optional)' }), '')
    expectProblem(screen.getByRole('checkbox', { name: 'Notices' }), selectOne)
    expectProblem(screen.getByRole('checkbox', { name: 'The letter' }), '')
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus()
    expect(requests).toEqual([])
  })

  it('puts the focus on the first that is wrong, and not on one that is fine', async () => {
    draw(fullForm())
    await type('First name', 'Maya')
    await type('Email', 'maya@mailinator.com')
    await send()
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus()
    expectProblem(screen.getByRole('textbox', { name: 'Email' }), notAnAddress)
  })

  it('can put the focus on radio buttons and boxes', async () => {
    draw(formOf([field('focus', { label: 'Focus', fieldType: 'radio', options })]))
    await send()
    expect(screen.getByRole('radio', { name: 'First' })).toHaveFocus()
  })

  it('sends everything that the specification names', async () => {
    const requests = fakeFetch(() => stored)
    draw(fullForm())
    await fillIn()
    await send()
    expect(requests).toHaveLength(1)
    expect(requests[0]?.path).toBe(submitPath)
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

  it('sends what others have put into hidden fields', async () => {
    const requests = fakeFetch(() => stored)
    draw(formOf([email({ defaultValue: 'a@b.co' }), field('pricing_model', { hidden: true })]))
    const hidden = getForm().querySelector<HTMLInputElement>('[name=pricing_model]')
    if (hidden) hidden.value = 'cbp'
    await send()
    expect(requests[0]?.body.pricing_model).toBe('cbp')
  })

  it('says in the hidden fields that it has where the visitor came from', async () => {
    visitor = { utm_source: 'ads', utm_term: undefined, gclid: 'Cj0K', email: 'x@y.z' }
    const requests = fakeFetch(() => stored)
    draw(
      formOf([
        email({ defaultValue: 'a@b.co' }),
        field('utm_source', { hidden: true, defaultValue: 'website' }),
        field('utm_term', { hidden: true }),
        field('lead_source', { hidden: true, defaultValue: 'Demo' }),
      ]),
    )
    await send()
    expect(requests[0]?.body).toMatchObject({
      email: 'a@b.co',
      utm_source: 'ads',
      utm_term: '',
      lead_source: 'Demo',
    })
    expect(requests[0]?.body).not.toHaveProperty('gclid')
  })

  it('says nothing of it after consent is withdrawn, though an earlier attempt would have', async () => {
    visitor = { utm_source: 'ads' }
    const requests = fakeFetch(() => stored)
    draw(formOf([email(), field('utm_source', { hidden: true })]))
    await send()
    visitor = {}
    await type('Email', 'a@b.co')
    await send()
    expect(requests.map(({ body }) => body.utm_source)).toEqual([''])
  })

  it('leaves other forms and forms that it can’t read alone', () => {
    draw(catcher())
    stop()
    const own = getForm()
    own.querySelector('script')?.remove()
    own.noValidate = false
    start()
    for (const form of [own, document.body.appendChild(document.createElement('form'))]) {
      const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true })
      form.addEventListener('submit', (event) => {
        expect(event.defaultPrevented).toBe(false)
      })
      form.dispatchEvent(submit)
      expect(form.noValidate).toBe(false)
      expect(submit.defaultPrevented).toBe(false)
    }
    document.body.lastElementChild?.remove()
  })
})

describe('checks afterwards', () => {
  it('happen when the focus leaves a field', async () => {
    draw(formOf([email(), field('name', { label: 'Name' })]))
    await type('Email', 'maya')
    expectProblem(screen.getByRole('textbox', { name: 'Email' }), '')
    await user.tab()
    expectProblem(screen.getByRole('textbox', { name: 'Email' }), notAnAddress)
    expectProblem(screen.getByRole('textbox', { name: 'Name' }), '')
    await user.tab()
    expectProblem(screen.getByRole('textbox', { name: 'Name' }), required)
  })

  it('happen 200 ms after a change of what was wrong', async () => {
    draw(formOf([email()]))
    await send()
    const control = screen.getByRole('textbox')
    expectProblem(control, required)
    await type('Email', 'maya')
    jest.advanceTimersByTime(199)
    expectProblem(control, required)
    jest.advanceTimersByTime(1)
    expectProblem(control, notAnAddress)
    await type('Email', '@kestrel.example')
    jest.advanceTimersByTime(200)
    expectProblem(control, '')
    expect(getForm()).toHaveAttribute('data-state', 'idle')
  })

  it('wait for a pause in the typing', async () => {
    draw(formOf([email()]))
    await send()
    const control = screen.getByRole('textbox')
    for (const letter of 'maya') {
      await user.type(control, letter)
      jest.advanceTimersByTime(150)
    }
    expectProblem(control, required)
    jest.advanceTimersByTime(50)
    expectProblem(control, notAnAddress)
  })

  it('go on for a field that was wrong once', async () => {
    draw(formOf([email()]))
    await send()
    const control = screen.getByRole('textbox')
    await type('Email', 'a@b.co')
    jest.advanceTimersByTime(200)
    expectProblem(control, '')
    await user.clear(control)
    jest.advanceTimersByTime(200)
    expectProblem(control, required)
  })

  it('do not happen while a field that was fine is typed into', async () => {
    draw(formOf([email()]))
    await type('Email', 'may')
    jest.advanceTimersByTime(1000)
    expectProblem(screen.getByRole('textbox'), '')
  })

  it('look at all boxes when one is ticked', async () => {
    const checkboxes = [
      { label: 'One', subscriptionTypeId: '1', required: true },
      { label: 'Two', subscriptionTypeId: '2', required: true },
    ]
    draw(formOf([email({ defaultValue: 'a@b.co' })], { legalConsent: { checkboxes } }))
    await send()
    expectProblem(screen.getByRole('checkbox', { name: 'One' }), selectOne)
    expectProblem(screen.getByRole('checkbox', { name: 'Two' }), selectOne)
    await user.click(screen.getByRole('checkbox', { name: 'Two' }))
    jest.advanceTimersByTime(200)
    expectProblem(screen.getByRole('checkbox', { name: 'One' }), required)
    expectProblem(screen.getByRole('checkbox', { name: 'Two' }), '')
  })

  it('wait for the end of a press, so that nothing moves away from under the pointer', async () => {
    draw(formOf([email(), field('name', { label: 'Name' })]))
    await user.click(screen.getByRole('textbox', { name: 'Email' }))
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('link', { name: 'Elsewhere' }) })
    expect(screen.getByRole('textbox', { name: 'Email' })).not.toHaveFocus()
    expectProblem(screen.getByRole('textbox', { name: 'Email' }), '')
    await user.pointer({ keys: '[/MouseLeft]', target: document.body })
    jest.advanceTimersByTime(0)
    expectProblem(screen.getByRole('textbox', { name: 'Email' }), required)
  })

  it('do not happen when the focus goes from one radio button to the next', async () => {
    draw(formOf([field('focus', { label: 'Focus', fieldType: 'radio', options })]))
    screen.getByRole('radio', { name: 'First' }).focus()
    screen.getByRole('radio', { name: 'Second' }).focus()
    expectProblem(screen.getByRole('radiogroup'), '')
  })

  it('do not happen when the window loses the focus', () => {
    draw(catcher())
    const control = screen.getByRole('textbox')
    control.focus()
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    expectProblem(control, '')
  })
})

describe('the summary', () => {
  const summary = () => screen.queryByRole('group', { name: /^Please check/ })

  it('stands above a long form, with a link to each field that is wrong', async () => {
    draw(fullForm())
    await send()
    expect(screen.getByRole('group', { name: 'Please check 5 fields' })).toBeVisible()
    const links = within(summary() ?? document.body).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      `First name: ${required}`,
      `Email: ${required}`,
      `Team size: ${required}`,
      `Focus: ${required}`,
      `Notices: ${selectOne}`,
    ])
    const [, second, , fourth] = links
    if (!second || !fourth) throw new Error('There are too few links')
    const isTaken = jest.fn((event: Event) => event.defaultPrevented)
    document.addEventListener('click', isTaken, { once: true })
    await user.click(second)
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus()
    expect(isTaken.mock.results).toEqual([{ type: 'return', value: true }])
    await user.click(fourth)
    expect(screen.getByRole('radio', { name: 'First' })).toHaveFocus()
  })

  it('goes as the fields are put right', async () => {
    draw(fullForm())
    await fillIn()
    await user.clear(screen.getByRole('textbox', { name: 'First name' }))
    await user.clear(screen.getByRole('textbox', { name: 'Email' }))
    await send()
    expect(screen.getByRole('group', { name: 'Please check 2 fields' })).toBeVisible()
    await type('Email', 'a@b.co')
    jest.advanceTimersByTime(200)
    expect(summary()).not.toBeInTheDocument()
  })

  it('stays away from what was only left', async () => {
    draw(fullForm())
    for (let count = 0; count < 4; count += 1) await user.tab()
    expectProblem(screen.getByRole('textbox', { name: 'First name' }), required)
    expectProblem(screen.getByRole('textbox', { name: 'Email' }), required)
    expect(summary()).not.toBeInTheDocument()
  })

  it('stays away from a short form', async () => {
    draw(formOf([email(), field('a'), field('b')]))
    await send()
    expect(summary()).not.toBeInTheDocument()
  })
})

describe('while it is sent', () => {
  it('shows the status box in place of the fields, which are disabled, and gives it the focus', async () => {
    fakeFetch(() => 'never')
    draw(fullForm())
    await fillIn()
    await send()
    expect(getForm()).toHaveAttribute('data-state', 'submitting')
    expect(statusText()).toContain('Sending...')
    expect(screen.getByLabelText('Email')).not.toBeVisible()
    expect(screen.getByLabelText('Email')).toBeDisabled()
    expect(screen.getByLabelText('Notices')).toBeDisabled()
    expect(getForm().querySelector('[data-form-status]')).toHaveFocus()
  })

  it('is sent once, however often the visitor asks for it', async () => {
    const requests = fakeFetch(() => 'never')
    draw(catcher())
    await type('Email', 'a@b.co')
    await user.dblClick(screen.getByRole('button'))
    getForm().requestSubmit()
    await settle()
    expect(requests).toHaveLength(1)
  })
})

describe('after success', () => {
  it('says so, tells who is interested, and is not sent again', async () => {
    const requests = fakeFetch(() => stored)
    draw(catcher({ successMessage: 'Welcome!' }))
    await type('Email', 'a@b.co')
    await send()
    expect(getForm()).toHaveAttribute('data-state', 'success')
    expect(statusText()).toBe('Welcome!')
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(onSubmitted.mock.calls).toEqual([[{ formId: 'test-form', use: 'lead', email: 'a@b.co' }]])
    getForm().requestSubmit()
    await settle()
    expect(requests).toHaveLength(1)
  })

  it('says thank you when the form has no words of its own', async () => {
    fakeFetch(() => stored)
    draw(catcher())
    await type('Email', 'a@b.co')
    await send()
    expect(statusText()).toBe('Thank you!')
  })

  it('keeps quiet when a check comes late', async () => {
    fakeFetch(() => stored)
    draw(catcher())
    await send()
    await type('Email', 'a@b.co')
    await send()
    jest.advanceTimersByTime(1000)
    expect(getForm()).toHaveAttribute('data-state', 'success')
  })

  describe('opens in a new tab', () => {
    const opened: { href: string; target: string; rel: string }[] = []
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return
      event.preventDefault()
      const { href, target, rel } = event.target
      opened.push({ href, target, rel })
    }
    beforeEach(() => {
      opened.length = 0
      document.addEventListener('click', onClick)
      fakeFetch(() => stored)
    })
    afterEach(() => {
      document.removeEventListener('click', onClick)
    })

    it('the page that the form names, and leaves a link for browsers that block it', async () => {
      draw(catcher({ redirectUrl: 'https://app.example/' }))
      expect(screen.queryByRole('link', { name: 'Continue in a new tab' })).not.toBeInTheDocument()
      await type('Email', 'a@b.co')
      await send()
      expect(opened).toEqual([{ href: 'https://app.example/', target: '_blank', rel: 'noopener' }])
      expect(screen.getByRole('link', { name: 'Continue in a new tab' })).toBeVisible()
    })

    it('the free-trial link, for the form of the free trial', async () => {
      draw(catcher({ use: 'free-trial', redirectUrl: 'https://app.example/register/' }))
      await type('Email', 'a@b.co')
      await send()
      expect(opened).toEqual([{ href: 'https://app.example/register/', target: '_blank', rel: 'noopener' }])
    })

    it('a free-trial link elsewhere on the page, and leaves that as it was', async () => {
      draw(catcher({ use: 'free-trial' }))
      const link = document.body.appendChild(document.createElement('a'))
      link.id = 'free-trial-link'
      link.href = 'https://app.example/register/?plan=plus'
      await type('Email', 'a@b.co')
      await send()
      expect(opened).toEqual([{ href: link.href, target: '_blank', rel: 'noopener' }])
      expect(link).not.toHaveAttribute('target')
      expect(document.querySelectorAll(`[href="${link.href}"]`)).toHaveLength(1)
      link.remove()
    })

    it('nothing, when the form names nothing, or the visitor has gone on', async () => {
      const { unmount } = draw(catcher())
      await type('Email', 'a@b.co')
      await send()
      expect(opened).toEqual([])
      unmount()

      stop()
      const { unmount: leave } = draw(catcher({ redirectUrl: '/x/' }))
      // A link that is not in the page opens a tab as well, but its click reaches nobody who listens.
      const click = jest.spyOn(HTMLElement.prototype, 'click').mockReturnValue()
      await type('Email', 'a@b.co')
      getForm().requestSubmit()
      leave()
      await settle()
      expect(onSubmitted).toHaveBeenCalledTimes(2)
      expect(click).not.toHaveBeenCalled()
    })
  })

  it('of the newsletter remembers it for a year', async () => {
    fakeFetch(() => stored)
    draw(catcher({ use: 'newsletter' }))
    await type('Email', 'a@b.co')
    await send()
    const end = Date.now() + 31_536_000_000
    expect(localStorage.getItem('newsletter_subscriber')).toBe(JSON.stringify({ v: '1', e: end }))
  })

  it('of another form remembers nothing', async () => {
    fakeFetch(() => stored)
    draw(catcher())
    await type('Email', 'a@b.co')
    await send()
    expect(localStorage).toHaveLength(0)
  })
})

describe('after an error', () => {
  const broken = 'Something went wrong on our side.'
  it.each<[name: string, answer: FakeAnswer, message: string]>([
    ['a refusal', json({ success: false, message: 'This address can’t be used.' }, 400), 'This address can’t be used.'],
    ['no network', { error: new TypeError('Failed to fetch') }, 'Failed to fetch'],
    ['an error of the server', { status: 500, text: '<h1>500</h1>' }, broken],
    ['a page', { text: '<!doctype html>' }, broken],
    ['nothing', { text: '' }, broken],
    ['half an answer', { text: '{"succ' }, broken],
    ['too many', { status: 429, text: '' }, 'Please wait a minute and try again.'],
  ])('of %s says what to do, and keeps what was typed', async (_name, answer, message) => {
    fakeFetch(() => answer)
    draw(catcher())
    await type('Email', 'a@b.co')
    await send()
    expect(getForm()).toHaveAttribute('data-state', 'error')
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(statusText()).toBe('')
    expect(screen.getByLabelText('Email')).toHaveValue('a@b.co')
    await user.click(screen.getByRole('button', { name: 'Back to the form' }))
    expect(screen.getByRole('textbox')).toBeVisible()
    expect(screen.getByRole('textbox')).toBeEnabled()
    expect(screen.getByRole('textbox')).toHaveFocus()
    expect(screen.getByRole('alert', { hidden: true })).toBeEmptyDOMElement()
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  it('of a server that never answers says so after 20 seconds', async () => {
    fakeFetch(() => 'never')
    draw(catcher())
    await type('Email', 'a@b.co')
    await send()
    await act(() => jest.advanceTimersByTimeAsync(19_999))
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('alert')).toHaveTextContent('This is taking longer than it should.')
  })

  it('shows HTML in an answer as text', async () => {
    fakeFetch(() => json({ success: false, message: '<img src=x onerror=alert(1)>' }))
    draw(catcher())
    await type('Email', 'a@b.co')
    await send()
    expect(screen.getByRole('alert')).toHaveTextContent('<img src=x onerror=alert(1)>')
    expect(screen.getByRole('alert').querySelector('img')).toBeNull()
  })

  it('sends the same again under the same id', async () => {
    const requests = fakeFetch((_path, count) => (count === 1 ? { status: 500, text: '' } : stored))
    draw(catcher())
    await type('Email', 'a@b.co')
    await send()
    await send('Try again')
    expect(getForm()).toHaveAttribute('data-state', 'success')
    expect(requests).toHaveLength(2)
    expect(requests[1]?.body.email).toBe('a@b.co')
    expect(requests[1]?.body.submissionId).toBe(requests[0]?.body.submissionId)
  })

  it('sends the same again as from the page that it was first sent from', async () => {
    const requests = fakeFetch((_path, count) => (count === 1 ? { status: 500, text: '' } : stored))
    draw(catcher())
    await type('Email', 'a@b.co')
    await send()
    window.history.replaceState({}, '', '/blog/')
    await send('Try again')
    expect(requests[1]?.body.pageUri).toBe('http://localhost/pricing/')
  })

  it('sends the same again under the same id after a look at the form', async () => {
    const requests = fakeFetch((_path, count) => (count === 1 ? { status: 500, text: '' } : stored))
    draw(catcher())
    await type('Email', 'a@b.co')
    await send()
    await user.click(screen.getByRole('button', { name: 'Back to the form' }))
    await send()
    expect(requests[1]?.body.submissionId).toBe(requests[0]?.body.submissionId)
  })

  it('sends something else under another id, because the first may have been stored', async () => {
    const requests = fakeFetch((_path, count) => (count === 1 ? { status: 500, text: '' } : stored))
    draw(catcher())
    await type('Email', 'a@b.co')
    await send()
    await user.click(screen.getByRole('button', { name: 'Back to the form' }))
    await type('Email', 'm')
    await send()
    expect(requests[1]?.body.email).toBe('a@b.com')
    expect(requests[1]?.body.submissionId).not.toBe(requests[0]?.body.submissionId)
  })
})

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

  const answers = (ip: FakeAnswer) => fakeFetch((path) => (path === service ? ip : stored))

  it('is asked for before each submission', async () => {
    const requests = fakeFetch((path, count) =>
      path === service ? json({ ip: `203.0.113.${count}` }) : count === 1 ? { text: '' } : stored,
    )
    draw(catcher())
    expect(requests).toEqual([])
    await type('Email', 'a@b.co')
    await send()
    await send('Try again')
    expect(requests.map(({ path }) => path)).toEqual([service, submitPath, service, submitPath])
    expect(requests.flatMap(({ body }) => body.ipAddress ?? [])).toEqual(['203.0.113.1', '203.0.113.2'])
  })

  it.each<[name: string, answer: FakeAnswer]>([
    ['fails', { error: new TypeError('Failed to fetch') }],
    ['answers with a page', { text: '<html>' }],
  ])('is empty when the service %s', async (_name, answer) => {
    const requests = answers(answer)
    draw(catcher())
    await type('Email', 'a@b.co')
    await send()
    expect(requests.at(-1)?.body).toMatchObject({ email: 'a@b.co', ipAddress: '' })
    expect(statusText()).toBe('Thank you!')
  })

  it('holds a submission up for two seconds at most', async () => {
    const requests = answers('never')
    draw(catcher())
    await type('Email', 'a@b.co')
    await send()
    await act(() => jest.advanceTimersByTimeAsync(1999))
    expect(requests).toHaveLength(1)
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(requests.at(-1)?.body).toMatchObject({ email: 'a@b.co', ipAddress: '' })
  })

  it.each([
    ['closes the page', () => window.dispatchEvent(new Event('pagehide'))],
    ['turns to another page', hide],
  ])('is not waited for when the visitor %s: what was typed goes out at once', async (_name, leave) => {
    const requests = answers('never')
    draw(catcher())
    await type('Email', 'a@b.co')
    await send()
    expect(requests).toHaveLength(1)
    leave()
    for (let count = 0; count < 20; count += 1) await Promise.resolve()
    expect(requests).toHaveLength(2)
    expect(requests[1]?.body).toMatchObject({ email: 'a@b.co', ipAddress: '' })
    expect(requests[1]?.init.keepalive).toBe(true)
  })

  it('may come when the visitor has gone on: what is sent is of the page that the form was on', async () => {
    const requests = answers('never')
    const { unmount } = draw(catcher())
    await type('Email', 'a@b.co')
    await send()
    goOn(unmount)
    await act(() => jest.advanceTimersByTimeAsync(2000))
    expect(requests.at(-1)).toMatchObject({
      path: submitPath,
      body: { email: 'a@b.co', pageUri: 'http://localhost/pricing/', pageName: 'Pricing' },
    })
  })
})

describe('a file', () => {
  const pdf = new File(['%PDF-1.4'], 'quote.pdf', { type: 'application/pdf' })
  const isRequired = (differences: Partial<Parameters<typeof field>[1]> = {}) =>
    formOf([
      email({ defaultValue: 'a@b.co' }),
      field('attachment', { label: 'Attachment', fieldType: 'file', ...differences }),
    ])
  const input = () => screen.getByLabelText<HTMLInputElement>(/^Attachment/)
  beforeEach(() => {
    // jsdom takes its own time to read a file.
    jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
      Object.defineProperty(this, 'result', { value: 'data:application/pdf;base64,eA==' })
      queueMicrotask(() => this.dispatchEvent(new ProgressEvent('load')))
    })
  })
  const choose = async (file: File) => {
    await userEvent.setup({ applyAccept: false, advanceTimers: jest.advanceTimersByTime }).upload(input(), file)
    await settle()
  }
  const answers = (upload: FakeAnswer | Promise<FakeAnswer> | ((count: number) => FakeAnswer)) =>
    fakeFetch((path, count) => (path === uploadPath ? (typeof upload === 'function' ? upload(count) : upload) : stored))
  const arrived = json({ success: true, fileUrl: '/api/hubspot/file?id=1' })
  const lost = 'The file couldn’t be uploaded. Please try again, or remove it.'
  const uploadStatus = () => getForm().querySelector('[data-form-upload]')?.textContent

  it('is uploaded when it is chosen, and its address is sent', async () => {
    const requests = answers(arrived)
    draw(isRequired())
    await choose(pdf)
    expect(requests[0]).toMatchObject({ path: uploadPath, body: { filename: 'quote.pdf' } })
    expect(uploadStatus()).toBe('quote.pdf is ready to send.')
    await send()
    expect(requests[1]?.body.attachment).toBe('/api/hubspot/file?id=1')
  })

  it('is missed where it is required', async () => {
    const requests = answers(arrived)
    draw(isRequired())
    await send()
    expectProblem(input(), required)
    expect(input()).toHaveFocus()
    await choose(pdf)
    expectProblem(input(), '')
    await send()
    expect(requests.at(-1)?.path).toBe(submitPath)
  })

  it('that does not arrive is marked, and can be tried again', async () => {
    const requests = answers((count) => (count === 1 ? { status: 500, text: '' } : arrived))
    draw(isRequired({ required: false }))
    await choose(pdf)
    expectProblem(input(), lost)
    expect(uploadStatus()).toBe('')
    await send()
    expect(requests).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await settle()
    expectProblem(input(), '')
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    await send()
    expect(requests.at(-1)?.body.attachment).toBe('/api/hubspot/file?id=1')
  })

  it('that does not arrive can be left out', async () => {
    const requests = answers({ error: new TypeError('Failed to fetch') })
    draw(isRequired({ required: false }))
    await choose(pdf)
    await user.click(screen.getByRole('button', { name: 'Remove the file' }))
    expectProblem(input(), '')
    expect(input().value).toBe('')
    expect(input()).toHaveFocus()
    await send()
    expect(requests.at(-1)).toMatchObject({ path: submitPath, body: { attachment: '' } })
  })

  it('of another kind is refused, and there is nothing to try again', async () => {
    const requests = answers(arrived)
    draw(isRequired())
    await choose(new File(['x'], 'x.html', { type: 'text/html' }))
    expectProblem(input(), 'Please choose an image (PNG, JPEG, GIF, WebP, AVIF) or a PDF')
    expect(requests).toEqual([])
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Remove the file' })).toBeVisible()
  })

  it('on its way is waited for', async () => {
    let answer: FakeAnswer = 'never'
    const requests = answers(() => answer)
    draw(isRequired())
    await choose(pdf)
    expect(uploadStatus()).toBe('Uploading quote.pdf…')
    await send()
    expect(statusText()).toBe('Sending...')
    expect(requests).toHaveLength(1)
    answer = arrived
    await act(() => jest.advanceTimersByTimeAsync(90_000))
    expect(getForm()).toHaveAttribute('data-state', 'invalid')
    expectProblem(input(), lost)
    expect(input()).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await settle()
    await send()
    expect(statusText()).toBe('Thank you!')
  })

  it('on its way is left behind when the visitor leaves, but not what was typed', async () => {
    const requests = answers('never')
    draw(isRequired({ required: false }))
    await choose(pdf)
    await send()
    window.dispatchEvent(new Event('pagehide'))
    await settle()
    expect(requests.at(-1)).toMatchObject({ path: submitPath, body: { email: 'a@b.co', attachment: '' } })
  })

  describe('on its way when the visitor goes on within the site', () => {
    /** The file's upload has begun, the form waits for it, and its page is no longer there. */
    const goOnWhile = async (upload: FakeAnswer | Promise<FakeAnswer>) => {
      const requests = answers(upload)
      const { unmount } = draw(isRequired({ required: false }))
      await choose(pdf)
      await send()
      goOn(unmount)
      await settle()
      expect(requests).toHaveLength(1)
      return requests
    }
    const ofTheForm = { email: 'a@b.co', pageUri: 'http://localhost/pricing/', pageName: 'Pricing' }

    it('is sent with what was typed when it arrives', async () => {
      const upload = later()
      const requests = await goOnWhile(upload.answer)
      upload.give(arrived)
      await settle()
      expect(requests.slice(1)).toMatchObject([
        { path: submitPath, body: { ...ofTheForm, attachment: '/api/hubspot/file?id=1' } },
      ])
      expect(onSubmitted).toHaveBeenCalledTimes(1)
    })

    it('does not keep what was typed when it is lost', async () => {
      const upload = later()
      const requests = await goOnWhile(upload.answer)
      upload.give({ error: new TypeError('Failed to fetch') })
      await settle()
      expect(requests.slice(1)).toMatchObject([{ path: submitPath, body: { ...ofTheForm, attachment: '' } }])
      expect(onSubmitted).toHaveBeenCalledTimes(1)
    })

    it('is left behind when the visitor then leaves the site', async () => {
      const requests = await goOnWhile('never')
      window.dispatchEvent(new Event('pagehide'))
      await settle()
      expect(requests.slice(1)).toMatchObject([{ path: submitPath, body: { ...ofTheForm, attachment: '' } }])
    })
  })

  it('on its way is still waited for while the visitor looks at another page', async () => {
    const upload = later()
    const requests = answers(upload.answer)
    draw(isRequired())
    await choose(pdf)
    await send()
    hide()
    await settle()
    expect(requests).toHaveLength(1)
    expect(statusText()).toBe('Sending...')
    upload.give(arrived)
    await settle()
    expect(requests.slice(1)).toMatchObject([
      { path: submitPath, body: { email: 'a@b.co', attachment: '/api/hubspot/file?id=1' } },
    ])
  })

  describe('that is lost while the visitor looks at another page', () => {
    const loseWhileHidden = async () => {
      const upload = later()
      const requests = answers(upload.answer)
      draw(isRequired({ required: false }))
      await choose(pdf)
      await send()
      hide()
      upload.give({ error: new TypeError('Failed to fetch') })
      await settle()
      expect(requests).toHaveLength(1)
      return requests
    }

    it('is asked for again when the visitor comes back', async () => {
      const requests = await loseWhileHidden()
      show()
      await settle()
      expectProblem(input(), lost)
      expect(input()).toHaveFocus()
      window.dispatchEvent(new Event('pagehide'))
      await settle()
      expect(requests).toHaveLength(1)
    })

    it('does not keep what was typed when the visitor never comes back', async () => {
      const requests = await loseWhileHidden()
      window.dispatchEvent(new Event('pagehide'))
      await settle()
      expect(requests.slice(1)).toMatchObject([{ path: submitPath, body: { email: 'a@b.co', attachment: '' } }])
    })
  })

  it('that takes another’s place is the one that counts', async () => {
    const requests = answers('never')
    draw(isRequired())
    await choose(pdf)
    await choose(new File(['%PDF-1.4'], 'better.pdf', { type: 'application/pdf' }))
    expect(requests.map(({ init }) => init.signal?.aborted)).toEqual([true, false])
    expect(uploadStatus()).toBe('Uploading better.pdf…')
    expectProblem(input(), '')
  })

  it('that was chosen before the code was here is uploaded', async () => {
    const requests = answers(arrived)
    draw(isRequired())
    stop()
    await choose(pdf)
    expect(requests).toEqual([])
    start()
    await settle()
    expect(requests).toHaveLength(1)
  })
})

it('takes on forms that come later', async () => {
  const requests = fakeFetch(() => stored)
  start()
  render(
    <>
      <h2 id="heading">Ask us</h2>
      <MarketingForm form={catcher()} scope="late" labelledBy="heading" />
    </>,
  )
  await type('Email', 'a@b.co')
  expect(getForm().noValidate).toBe(true)
  await send()
  expect(requests).toHaveLength(1)
})

it('does nothing once it is stopped', async () => {
  draw(catcher())
  stop()
  const control = screen.getByRole('textbox')
  await user.click(control)
  await user.tab()
  expect(problemOf(control)).toBeNull()
})

describe('has no accessibility violations', () => {
  it.each<[state: string, answer: FakeAnswer, fill: boolean]>([
    ['invalid', stored, false],
    ['submitting', 'never', true],
    ['success', stored, true],
    ['error', { text: '' }, true],
  ])('when it is %s', async (state, answer, fill) => {
    fakeFetch(() => answer)
    const { container } = draw(fullForm())
    if (fill) await fillIn()
    await send()
    expect(getForm()).toHaveAttribute('data-state', state)
    jest.useRealTimers()
    expect(await axe(container)).toHaveNoViolations()
  })
})
