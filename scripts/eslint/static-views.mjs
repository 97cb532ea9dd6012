const message =
  'A static view is never hydrated, so it has no state, effects, handlers or refs. Write a controller and start it in src/app.'

/**
 * Only one module listens to the life of the page. For all of `src`. Rules for some of its files repeat this, because
 * ESLint uses only the last of several lists of restrictions.
 */
export const pageLife = {
  selector: 'Literal[value=/^(pageshow|pagehide|visibilitychange|storage)$/]',
  message: 'Use src/lib/page-life.ts for events of the page.',
}

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
    'no-restricted-syntax': ['error', pageLife, { selector: 'JSXAttribute[name.name=/^(on[A-Z]|ref$)/]', message }],
  },
}
