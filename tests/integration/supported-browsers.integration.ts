import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import DoIUse from 'doiuse'
import { Parser } from 'htmlparser2'
import postcss from 'postcss'
import { root } from '../../scripts/site/paths'
import { pagesOf, readBuiltSite } from './workspace'

/** Checks the built site against the browsers in `browserslist` of package.json. */

const folder = path.join(root, 'public')

/** Features that some browsers lack, with their names on caniuse.com, and the result for visitors. */
const lacking: Readonly<Record<string, string>> = {
  'css-content-visibility': 'later sections are drawn immediately',
  'css-media-scripting': 'no space is reserved for controls that scripts show',
  'css-resize': 'text fields have the size of the page',
  'css-scrollbar': 'scrollbars look like others of the system',
  'css-selection': 'selected text has the colors of the system',
  'css-subgrid': 'rows of neighboring cards do not line up',
  'css-touch-action': 'Safari on desktops has no touch',
  'css3-cursors-grab': 'the pointer is an arrow',
}

/** The distinct rules of all pages. */
function rulesOf(pages: readonly string[]): readonly string[] {
  const sheets = new Set<string>()
  for (const html of pages) {
    let isStyle = false
    const parser = new Parser({
      onopentagname: (name) => {
        isStyle = name === 'style'
      },
      ontext: (text) => {
        if (isStyle) sheets.add(text)
      },
    })
    parser.end(html)
  }
  return [...new Set([...sheets].flatMap((css) => postcss.parse(css).nodes.map(String)))]
}

it('uses no syntax and no built-in objects in scripts that a supported browser lacks', async () => {
  const check = promisify(execFile)('node_modules/.bin/es-check', ['checkBrowser', 'public/*.js', '--checkFeatures'], {
    cwd: root,
  })
  expect((await check).stdout).toContain('passed')
})

it('uses no style that a supported browser lacks, with harmless exceptions', async () => {
  const found = new Map<string, string>()
  const plugin = new DoIUse({
    ignore: Object.keys(lacking),
    onFeatureUsage: ({ feature, featureData, usage }) => {
      if (featureData.missing) found.set(feature, `${featureData.missing}: ${String(usage)}`)
    },
  })
  const rules = rulesOf(pagesOf(await readBuiltSite(folder)).map(([, html]) => html))
  expect(rules.length).toBeGreaterThan(100)
  await postcss([plugin]).process(rules.join('\n'), { from: undefined })
  expect([...found]).toEqual([])
})
