/** The sections after a page's first one, as a selector. They are drawn when they come near the screen. */
export const laterSections = 'main>*~*>*,article>*~*'
