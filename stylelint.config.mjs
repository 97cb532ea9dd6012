/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  customSyntax: 'postcss-styled-syntax',
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  rules: {
    // Colors have names in src/theme/index.ts.
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
    'declaration-no-important': true,
    'selector-max-id': 0,
    // Safari 16.0 to 16.3 do not support ranges.
    'media-feature-range-notation': 'prefix',

    // In template literals, blank lines belong to the interpolations, and the text is not yet complete CSS.
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    'nesting-selector-no-missing-scoping-root': null,
    // A rule after an interpolated block can look less specific than it is.
    'no-descending-specificity': null,
  },
}
