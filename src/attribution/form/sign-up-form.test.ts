/** @jest-environment jsdom */
import { fillSignUpForm, showHiddenInputs } from './sign-up-form'

const valueOf = (name: string): string | undefined =>
  document.querySelector<HTMLInputElement>(`#sign-up [name=${name}]`)?.value

describe('fillSignUpForm', () => {
  it('fills the inputs that the form has, and makes none', () => {
    document.body.innerHTML = '<form id="sign-up"><input type="hidden" name="GA_Source"><input name="email"></form>'
    fillSignUpForm({ GA_Source: 'ads', GA_Medium: 'cpc' }, true)
    expect(valueOf('GA_Source')).toBe('ads')
    expect(document.querySelectorAll('input')).toHaveLength(2)
  })

  it('replaces what is there, or only fills what is empty, as it is told', () => {
    document.body.innerHTML = '<form id="sign-up"><input name="email" value="a@b.c"><input name="fname"></form>'
    fillSignUpForm({ email: 'x@y.z', fname: 'Jane' }, false)
    expect([valueOf('email'), valueOf('fname')]).toEqual(['a@b.c', 'Jane'])
    fillSignUpForm({ email: 'x@y.z' }, true)
    expect(valueOf('email')).toBe('x@y.z')
  })

  it.each([null, undefined, ''])('leaves a field alone for %p', (value) => {
    document.body.innerHTML = '<form id="sign-up"><input name="email" value="a@b.c"></form>'
    fillSignUpForm({ email: value }, true)
    expect(valueOf('email')).toBe('a@b.c')
  })

  it('takes the form with fields for attribution before another that asks for an e-mail address', () => {
    document.body.innerHTML =
      '<form><input name="email"></form><form id="sign-up"><input name="email"><input type="hidden" name="GA_Url"></form>'
    fillSignUpForm({ email: 'x@y.z' }, true)
    expect(valueOf('email')).toBe('x@y.z')
    expect(document.querySelector('input')).toHaveValue('')
  })

  it('fills fields that stand outside of the form and name it', () => {
    document.body.innerHTML =
      '<input name="GA_Source" form="outer"><form id="outer"><input name="email"></form><input name="company" form="outer"><input name="company">'
    fillSignUpForm({ GA_Source: 'ads', email: 'a@b.c', company: 'Acme' }, true)
    expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['ads', 'a@b.c', 'Acme', ''])
  })

  it('leaves other controls of the same name alone', () => {
    document.body.innerHTML =
      '<form id="sign-up"><input name="email"><select name="company"><option>a</option><option>b</option></select></form>'
    fillSignUpForm({ company: 'b' }, true)
    expect(document.querySelector('select')).toHaveValue('a')
  })

  it.each(['', '<input name="GA_Source">', '<form><input name="q"></form>', '<form></form>'])(
    'does nothing without a form: %s',
    (html) => {
      document.body.innerHTML = html
      expect(() => fillSignUpForm({ GA_Source: 'ads', q: 'a' }, true)).not.toThrow()
      for (const input of document.querySelectorAll('input')) expect(input).toHaveValue('')
    },
  )

  it('writes text, whatever it looks like', () => {
    document.body.innerHTML = '<form id="sign-up"><input type="hidden" name="GA_Source"></form>'
    fillSignUpForm({ GA_Source: '"><script>alert(1)</script>' }, true)
    expect(valueOf('GA_Source')).toBe('"><script>alert(1)</script>')
    expect(document.querySelector('script')).toBeNull()
  })
})

it('shows hidden inputs with what is in them', () => {
  document.body.innerHTML = '<form><input type="hidden" name="a" value="1"><input type="email" name="b"></form>'
  showHiddenInputs()
  expect([...document.querySelectorAll('input')].map(({ type, value }) => [type, value])).toEqual([
    ['text', '1'],
    ['email', ''],
  ])
})
