import type { ProposedRedirect } from '../../content/model/checked-content'

/** Maximum length of an entry's name. */
const longestName = 64

/** The entry of a permanent redirect, as a file of the content folder. */
export function redirectFile({ from, to }: ProposedRedirect): { readonly file: string; readonly text: string } {
  const words = from.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const name = ['redirect', ...words].join('-').slice(0, longestName).replace(/-$/, '')
  return { file: `entries/redirect/${name}.md`, text: `---\nfrom: ${from}\nto: ${to}\nisPermanent: true\n---\n` }
}

/** The files of redirects, to copy from a terminal. */
export const formatRedirectFiles = (redirects: readonly ProposedRedirect[]): string =>
  redirects
    .map(redirectFile)
    .map(({ file, text }) => `content/${file}\n${text}`)
    .join('\n')
