import { createHash } from 'node:crypto'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { allowSources } from '../../lib/content-policy'

/** The directives of all policies (gatsby/content-policy.ts); empty in develop. */
declare const __COMMON_POLICY__: string

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

type StyleElement = ReactElement<{ readonly dangerouslySetInnerHTML: { readonly __html: string } }>

const isStyle = (component: ReactNode): component is StyleElement =>
  isValidElement(component) && component.type === 'style'

/**
 * The element with the content security policy of a page: the directives of all pages, and hashes of the styles in its
 * head. Must precede those styles.
 *
 * @param head all other elements of the head
 */
export function policyElement(head: readonly ReactNode[]): ReactNode {
  if (!__COMMON_POLICY__) return null
  const hashes = head.filter(isStyle).map(({ props }) => hashOf(props.dangerouslySetInnerHTML.__html))
  const policy = allowSources(__COMMON_POLICY__, [{ 'style-src': hashes }])
  return <meta key="content-policy" httpEquiv="Content-Security-Policy" content={policy} />
}
