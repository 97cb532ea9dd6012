export const direct = '(direct)'

/** The page that most tests land on. */
export const pricing = 'https://www.hearthside.example/pricing/'

/** The cookies of a visitor who first came from a newsletter to the blog, and last from a partner to the tour. */
export const earlierVisits = {
  cookies:
    'other=1; hs_attr_last=utmcsr=partner.example|utmcmd=referral|utmcct=/tools/; ' +
    'hs_attr_first=newsletter~~email~~-~~spring~~-; hs_attr_last_url=/product-tour/; hs_attr_first_url=/blog/',
  last: 'partner.example|referral|||/tools/',
  first: 'newsletter|email|spring',
  lastPath: '/product-tour/',
  firstPath: '/blog/',
} as const
