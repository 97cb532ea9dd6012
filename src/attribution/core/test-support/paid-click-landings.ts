import { newVisitor, pricing, returning, type LandingRow } from './landing-row'

const at = (query: string): { url: string } => ({ url: pricing + query })

/** Rule 1 with a paid click: it fills in what the tags leave out, and overrides none of them. */
export const paidClickLandings: readonly LandingRow[] = [
  newVisitor('is google / cpc with a gclid alone', at('?gclid=Cj0K'), ['google', 'cpc', '', '', '']),
  newVisitor('invents no campaign', at('?gclid=Cj0K&utm_term=inbox'), ['google', 'cpc', '', 'inbox', '']),
  newVisitor('keeps its own source', at('?gclid=Cj0K&utm_source=bing'), ['bing', 'cpc', '', '', '']),
  newVisitor('keeps its own medium', at('?gclid=Cj0K&utm_medium=display'), ['google', 'display', '', '', '']),
  newVisitor('keeps both of its own', at('?gclid=Cj0K&utm_source=adnet&utm_medium=cpm'), ['adnet', 'cpm', '', '', '']),
  newVisitor('fills in an empty source and medium', at('?gclid=Cj0K&utm_source=&utm_medium='), [
    'google',
    'cpc',
    '',
    '',
    '',
  ]),
  newVisitor('takes a campaign beside the click', at('?gclid=Cj0K&utm_campaign=fall'), [
    'google',
    'cpc',
    'fall',
    '',
    '',
  ]),
  newVisitor('takes a content beside the click', at('?utm_content=b&gclid=Cj0K'), ['google', 'cpc', '', '', 'b']),
  newVisitor('is no paid click with an empty gclid', at('?gclid='), ['(direct)', '', '', '', '']),
  newVisitor('is no paid click with a gclid without a value', at('?gclid'), ['(direct)', '', '', '', '']),
  newVisitor(
    'is organic with an empty gclid from an engine',
    { ...at('?gclid='), referrer: 'https://www.google.com/' },
    ['google', 'organic', '', '', ''],
  ),
  newVisitor(
    'is paid, not organic, with a gclid from an engine',
    { ...at('?gclid=Cj0K'), referrer: 'https://www.google.com/search?q=help' },
    ['google', 'cpc', '', '', ''],
  ),
  newVisitor('is paid with a gclid from any site', { ...at('?gclid=Cj0K'), referrer: 'https://news.example/' }, [
    'google',
    'cpc',
    '',
    '',
    '',
  ]),
  newVisitor('does not know GCLID', at('?GCLID=Cj0K'), ['(direct)', '', '', '', '']),
  newVisitor('does not count gbraid unless configured', at('?gbraid=0AAA'), ['(direct)', '', '', '', '']),
  newVisitor('does not count wbraid unless configured', at('?wbraid=Cl4K'), ['(direct)', '', '', '', '']),
  newVisitor('does not count msclkid, which is no id of this list', at('?msclkid=1'), ['(direct)', '', '', '', '']),
  newVisitor(
    'does not count fbclid, which every link from there has',
    { ...at('?fbclid=1'), referrer: 'https://l.facebook.com/' },
    ['facebook', 'social', '', '', ''],
  ),
  newVisitor('does not count dclid', at('?dclid=1'), ['(direct)', '', '', '', '']),
  newVisitor('does not read a gclid in the fragment', at('#gclid=Cj0K'), ['(direct)', '', '', '', '']),
  returning('replaces the last touch', at('?gclid=Cj0K'), ['google', 'cpc', '', '', '']),
  returning('adds nothing to the tags of a returning visitor', at('?gclid=Cj0K&utm_source=bing&utm_medium=paid'), [
    'bing',
    'paid',
    '',
    '',
    '',
  ]),
]
