import { newVisitor, returning, type LandingRow } from './landing-row'

const referral = (why: string, referrer: string, host: string, path: string): LandingRow =>
  newVisitor(why, { referrer }, [host, 'referral', '', '', path])

/** Rule 4: whatever other page sent the visitor. */
export const referralLandings: readonly LandingRow[] = [
  referral('is a page', 'https://partner.example/tools/', 'partner.example', '/tools/'),
  referral('sends only its origin', 'https://partner.example/', 'partner.example', '/'),
  referral('has no path', 'https://partner.example', 'partner.example', '/'),
  referral('keeps www, as it is part of the host', 'https://www.partner.example/', 'www.partner.example', '/'),
  referral('has www inside its name', 'https://awww.partner.example/', 'awww.partner.example', '/'),
  referral('has a port, which is no part of the source', 'https://partner.example:8443/a', 'partner.example', '/a'),
  referral('comes over http', 'http://partner.example/a', 'partner.example', '/a'),
  referral('has capital letters in its host', 'https://Partner.EXAMPLE/A', 'partner.example', '/A'),
  referral('has a dot at the end of its host', 'https://partner.example./a', 'partner.example', '/a'),
  referral('has a query, which may name a person', 'https://partner.example/a?email=x@y.z', 'partner.example', '/a'),
  referral('has a fragment', 'https://partner.example/a#b', 'partner.example', '/a'),
  referral('names a user and a password', 'https://user:secret@partner.example/a', 'partner.example', '/a'),
  referral('has a path in another script', 'https://partner.example/é', 'partner.example', '/%C3%A9'),
  referral('has a host in another script', 'https://пример.example/', 'xn--e1afmkfd.example', '/'),
  referral(
    'has an e-mail address in its path',
    'https://partner.example/u/jane@x.example/a',
    'partner.example',
    '/u/-/a',
  ),
  referral(
    'has an encoded e-mail address in its path',
    'https://partner.example/u/jane%40x.example',
    'partner.example',
    '/u/-',
  ),
  referral(
    'has a handle in its path, which is public',
    'https://medium.example/@jane/post',
    'medium.example',
    '/@jane/post',
  ),
  referral(
    'has a token in its path',
    'https://partner.example/r/eyJhbGciOiJIUzI1NiIsInR5cCI6/a',
    'partner.example',
    '/r/-/a',
  ),
  referral(
    'has an id in its path',
    'https://partner.example/i/550e8400-e29b-41d4-a716-446655440000',
    'partner.example',
    '/i/-',
  ),
  referral(
    'has a long title in its path',
    'https://partner.example/best-help-desk-software-of-2025/',
    'partner.example',
    '/best-help-desk-software-of-2025/',
  ),
  referral('is an address', 'http://203.0.113.7/a', '203.0.113.7', '/a'),
  referral('is a newer address', 'http://[2001:db8::1]/a', '[2001:db8::1]', '/a'),
  referral('is an app', 'android-app://com.slack/a', 'com.slack', '/a'),
  referral('is an app with capital letters', 'android-app://com.Slack/', 'com.slack', '/'),
  referral(
    'is the mail app, whose name ends like a country',
    'android-app://com.google.android.gm/',
    'com.google.android.gm',
    '/',
  ),
  referral('is a payment page, because it is not listed', 'https://checkout.pay.example/', 'checkout.pay.example', '/'),
  returning('replaces an earlier touch', { referrer: 'https://other.example/a' }, [
    'other.example',
    'referral',
    '',
    '',
    '/a',
  ]),
]
