const message =
  'A static view is never hydrated, so it has no state, effects, handlers or refs. Write a controller and start it in src/app.'

/**
 * Rules for views of blocks and of the frame. The browser keeps their server-rendered HTML, so they must not depend on
 * React.
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
