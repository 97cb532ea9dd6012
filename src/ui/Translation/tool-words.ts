/** Words that all calculators share and that are not in the CMS. */
export const englishToolWords = {
  copy: 'Copy a link to this',
  copied: 'Copied.',
  refused: 'Please copy this page’s address.',
  stale: 'One of the numbers needs another look. The answer is still the previous one.',
}
