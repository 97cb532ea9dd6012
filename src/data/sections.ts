/**
 * The sections after a page's first one, or after an article's text, and the parts of that text, as a selector. They
 * are drawn when they come near the screen. The text's headings are not among them: Chrome 14x crashes when a link of a
 * `scroll-target-group` leads into something that is not drawn.
 */
export const laterSections = 'main>*~*>*,article section~section~*,article .part'
