/** @jest-environment jsdom */
import { fillSignUpForm, formValues } from './sign-up-form'

describe('the values of the form', () => {
  const data = {
    utm_source: 'ads',
    utm_first_source: 'news',
    utm_campaign: 'fall',
    utm_first_campaign: 'spring',
    utm_medium: 'cpc',
    utm_first_medium: 'email',
    last_touch_url: '/pricing/',
    first_touch_url: '/blog/',
    referrer: 'https://a.example/',
  }
  const cookies = [
    'hs_attr_last=utmcsr=google|utmcmd=organic|utmctr=help',
    'hs_attr_first=twitter~~social~~-~~-~~-',
    'hs_attr_last_url=/inbox/',
    'hs_attr_first_url=/',
    'hs_ab_variant=1',
  ]

  it('come from the sign-up data; term and content are always a dash', () => {
    expect(formValues(data, '50-A', cookies)).toEqual({
      GA_Source: 'ads',
      GA_Medium: 'cpc',
      GA_Term: '-',
      GA_Campaign: 'fall',
      GA_Content: '-',
      GA_Url: '/pricing/',
      GA_Source_First: 'news',
      GA_Medium_First: 'email',
      GA_Term_First: '-',
      GA_Campaign_First: 'spring',
      GA_Content_First: '-',
      GA_Url_First: '/blog/',
      pricing_model: 'ubp',
    })
  })

  it('never mix the values of two visits in one touch', () => {
    const values = formValues({ utm_source: 'ads' }, null, cookies)
    expect(values).toMatchObject({ GA_Source: 'ads', GA_Medium: '-', GA_Url: '-' })
    expect(values).toMatchObject({ GA_Source_First: 'twitter', GA_Medium_First: 'social', GA_Url_First: '/' })
  })

  it.each(['50-C', 'constructor', ''])('use the cookie when the link carries the variant %j', (variation) => {
    expect(formValues(data, variation, variation ? [] : cookies).pricing_model).toBe(variation ? undefined : 'cbp')
  })
})

describe('the form on the page', () => {
  const valueOf = (name: string): string | undefined =>
    document.querySelector<HTMLInputElement>(`#sign-up [name=${name}]`)?.value

  it('replaces existing values, or fills only empty fields, but not with nothing', () => {
    document.body.innerHTML = '<form id="sign-up"><input name="email" value="a@b.c"><input name="fname"></form>'
    fillSignUpForm({ email: 'x@y.z', fname: 'Jane' }, false)
    expect([valueOf('email'), valueOf('fname')]).toEqual(['a@b.c', 'Jane'])
    fillSignUpForm({ email: 'x@y.z', fname: '' }, true)
    expect([valueOf('email'), valueOf('fname')]).toEqual(['x@y.z', 'Jane'])
  })

  it('takes the form with fields for attribution before another that asks for an e-mail address', () => {
    document.body.innerHTML =
      '<form><input name="email"></form><form id="sign-up"><input name="email"><input type="hidden" name="GA_Url"></form>'
    fillSignUpForm({ email: 'x@y.z' }, true)
    expect(valueOf('email')).toBe('x@y.z')
    expect(document.querySelector('input')).toHaveValue('')
  })

  it('fills fields outside the form that refer to it', () => {
    document.body.innerHTML =
      '<input name="GA_Source" form="outer"><form id="outer"><input name="email"></form><input name="company" form="outer"><input name="company">'
    fillSignUpForm({ GA_Source: 'ads', email: 'a@b.c', company: 'Acme' }, true)
    expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['ads', 'a@b.c', 'Acme', ''])
  })

  it.each(['', '<input name="GA_Source">', '<form><input name="q"></form>', '<form></form>'])(
    'does nothing without a form: %s',
    (html) => {
      document.body.innerHTML = html
      expect(() => fillSignUpForm({ GA_Source: 'ads', q: 'a' }, true)).not.toThrow()
      for (const input of document.querySelectorAll('input')) expect(input).toHaveValue('')
    },
  )
})
