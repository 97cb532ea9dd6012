import { jarOf } from '../core/test-support/jar-of'
import { formValues, prefilledValues } from './form-values'

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
const cookies = jarOf(
  'hs_attr_last=utmcsr=google|utmcmd=organic|utmctr=help; hs_attr_first=twitter~~social~~-~~-~~-; ' +
    'hs_attr_last_url=/inbox/; hs_attr_first_url=/; hs_ab_variant=1',
)

it('are the sign-up data; term and content are always a dash', () => {
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

it('are the other cookies where there are no sign-up data', () => {
  expect(formValues({}, null, cookies)).toEqual({
    GA_Source: 'google',
    GA_Medium: 'organic',
    GA_Term: '-',
    GA_Campaign: '-',
    GA_Content: '-',
    GA_Url: '/inbox/',
    GA_Source_First: 'twitter',
    GA_Medium_First: 'social',
    GA_Term_First: '-',
    GA_Campaign_First: '-',
    GA_Content_First: '-',
    GA_Url_First: '/',
    pricing_model: 'cbp',
  })
})

it('never mix the values of two visits in one touch', () => {
  const values = formValues({ utm_source: 'ads' }, null, cookies)
  expect(values).toMatchObject({ GA_Source: 'ads', GA_Medium: '-', GA_Url: '-' })
  expect(values).toMatchObject({ GA_Source_First: 'twitter', GA_Medium_First: 'social', GA_Url_First: '/' })
})

it('are what a link carries without a source', () => {
  const values = formValues({ utm_campaign: 'fall', utm_medium: 'email', last_touch_url: '/pricing/' }, null, cookies)
  expect(values).toMatchObject({ GA_Source: '-', GA_Medium: 'email', GA_Campaign: 'fall', GA_Url: '/pricing/' })
  expect(values).toMatchObject({ GA_Source_First: 'twitter' })
})

it('are dashes for a visitor of whom nothing is known, and no pricing model', () => {
  const { pricing_model: model, ...fields } = formValues({}, null, {})
  expect(model).toBeUndefined()
  expect(new Set(Object.values(fields))).toEqual(new Set(['-']))
})

it.each(['50-C', 'constructor', ''])('go by the cookie when the link carries %j for a variant', (variation) => {
  expect(formValues(data, variation, variation ? {} : cookies).pricing_model).toBe(variation ? undefined : 'cbp')
})

it('are, of what the URL prefills, the four fields', () => {
  const query = new URLSearchParams('reg=jane%2Bwork@x.example&fn=Jane&ln=Doe&cn=Acme&email=other')
  expect(prefilledValues(query)).toEqual({ email: 'jane+work@x.example', fname: 'Jane', lname: 'Doe', company: 'Acme' })
})
