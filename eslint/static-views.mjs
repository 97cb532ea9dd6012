const message =
  'A static view is never hydrated: no state, effects, handlers or refs. Write a controller beside it, and start that in src/app.'

/**
 * Views of blocks and of the frame: their HTML is kept as the server has drawn it, so that
 * nothing in them may need React in the browser.
 *
 * @type {import('eslint').Linter.Config}
 */
export const staticViews = {
  files: ['src/articles/**/*.tsx', 'src/blocks/*/**/*.tsx', 'src/forms/**/*.tsx', 'src/frame/*/**/*.tsx'],
  ignores: ['**/*.test.tsx'],
  rules: {
    'no-restricted-imports': ['error', { patterns: [{ regex: '^react$', importNamePattern: '^use', message }] }],
    'no-restricted-syntax': ['error', { selector: 'JSXAttribute[name.name=/^(on[A-Z]|ref$)/]', message }],
  },
}
