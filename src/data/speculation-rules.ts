/**
 * Which documents browsers prefetch, as the text of a `speculationrules` script: those of links that the page
 * runtime has marked as approached, and those that the browser itself expects to be followed. One fixed text,
 * because the content security policy allows it by its hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: { selector_matches: '[data-approached]' }, eagerness: 'immediate' },
    { where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] }, eagerness: 'moderate' },
  ],
})
