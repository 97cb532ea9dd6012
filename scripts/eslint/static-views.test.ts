import { Linter } from 'eslint'
import { staticViews } from './static-views.mjs'

const problems = (file: string, source: string): number =>
  new Linter({ cwd: '/site' }).verify(
    source,
    [{ files: ['**/*.tsx'], languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } }, staticViews],
    { filename: `/site/${file}` },
  ).length

describe('staticViews', () => {
  it.each([
    ['state', "import { useState } from 'react'"],
    ['a handler', 'export const View = () => <button onClick={press} />'],
    ['a reference', 'export const View = () => <button ref={button} />'],
    ['listening to the life of the page', "addEventListener('pagehide', save)"],
  ])('forbids %s in a block and in the frame', (_what, source) => {
    expect(problems('src/blocks/hero/Hero.tsx', source)).toBe(1)
    expect(problems('src/frame/header/Header.tsx', source)).toBe(1)
  })

  it('allows them in primitives', () => {
    expect(problems('src/ui/Accordion/Accordion.tsx', "import { useState } from 'react'")).toBe(0)
  })

  it('allows everything that renders HTML only', () => {
    expect(problems('src/blocks/hero/Hero.tsx', "import { Fragment } from 'react'")).toBe(0)
  })
})
