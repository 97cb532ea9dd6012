import { isLoginPage, isMarketingPage, isSignUpPage } from './product-hosts'

const kindsOf = (address: string): string[] => {
  const url = new URL(address)
  const kinds = { marketing: isMarketingPage, login: isLoginPage, 'sign-up': isSignUpPage }
  return Object.entries(kinds).flatMap(([kind, isOfKind]) => (isOfKind(url) ? [kind] : []))
}

it.each([
  ['http://localhost:8000/', ['marketing']],
  ['https://staging.hearthside.example/a/', ['marketing']],
  ['https://www.hearthside.example/', ['marketing']],
  ['https://www.hearthside.example/members/login/', ['marketing']],
  ['https://secure.hearthside.example/members/login/', ['login']],
  ['https://secure.hearthside.example/members/login/reset/?a=b', ['login']],
  ['https://secure.hearthside.example/members/register/', ['sign-up']],
  ['https://secure.hearthside.example:8443/members/register/plus/', ['sign-up']],
  ['https://secure.hearthside.example/members/login', ['login']],
  ['https://secure.hearthside.example/members/register', ['sign-up']],
  ['https://secure.hearthside.example/members/register?plan=plus', ['sign-up']],
  ['https://secure.hearthside.example/members/registered/', []],
  ['https://secure.hearthside.example/members/', []],
  ['https://secure.hearthside.example/', []],
  ['https://secure.hearthside.example/a/members/login/', []],
  ['https://docs.hearthside.example/', []],
  ['https://hearthside.example/', []],
  ['https://www.hearthside.example.evil.io/', []],
  ['https://notwww.hearthside.example/', []],
])('%s is %j', (address, kinds) => {
  expect(kindsOf(address)).toEqual(kinds)
})
