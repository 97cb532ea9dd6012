import type { ConfigData } from 'html-validate'

/** Rules of html-validate for the built pages: its recommended ones, but for those below. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How HTML is written is a matter of React's and of the build's.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'attr-case': 'off',
    // The colors that pictures have until they arrive come from the pictures.
    'no-inline-style': 'off',
    // HTML allows any id without spaces; Gatsby's begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Safari takes a list without bullets for none, unless its role says so.
    'no-redundant-role': 'off',
    // For the same reason of lists; and what scrolls on its own is a region that the keyboard reaches, and
    // no section of the text.
    'prefer-native-element': ['error', { exclude: ['list', 'region'] }],
  },
}
