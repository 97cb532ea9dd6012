/** A comment that disables a rule, with the reason after ` -- `. */
const directive = /^\s*eslint-disable(?:-next-line|-line)?(?:\s|$)/
const description = /\s-{2,}\s+\S/

/**
 * Requires a reason in every comment that disables a rule: `// eslint-disable-next-line some-rule -- because …`.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const describedDisable = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { missing: 'Say why the rule is disabled: "eslint-disable… rule -- reason".' },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (directive.test(comment.value) && !description.test(comment.value)) {
          // Report just before the line, because the comment may disable every rule from there on.
          context.report({ loc: { line: comment.loc.start.line, column: -1 }, messageId: 'missing' })
        }
      }
    },
  }),
}
