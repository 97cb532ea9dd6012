/** A comment that turns a rule off, and what it says after ` -- `. */
const directive = /^\s*eslint-disable(?:-next-line|-line)?(?:\s|$)/
const description = /\s-{2,}\s+\S/

/**
 * Every comment that turns a rule off says why: `// eslint-disable-next-line some-rule -- because …`.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const describedDisable = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { missing: 'Say why the rule does not hold here: "eslint-disable… rule -- reason".' },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (directive.test(comment.value) && !description.test(comment.value)) {
          // Just before the line begins: from there on, a comment that turns every rule off would hide this one.
          context.report({ loc: { line: comment.loc.start.line, column: -1 }, messageId: 'missing' })
        }
      }
    },
  }),
}
