import type { FrameChoices } from '../../../content/model/choices'
import { footerVariant, type FooterVariant, hasStaticHeader, isDemoBarPath, keepsDemoBar } from '../frame-rules'

interface Frame {
  readonly footer: FooterVariant
  readonly hasStaticHeader: boolean
  /** Whether the demo bar can appear or stay. */
  readonly hasDemoBar: boolean
}

/** The frame of a page: the choices of its entry, otherwise what its path decides. */
export function frameOf(path: string, { header, footer, demoBar }: FrameChoices = {}): Frame {
  return {
    footer: footer ?? footerVariant(path),
    hasStaticHeader: header === undefined ? hasStaticHeader(path) : header === 'static',
    hasDemoBar: demoBar === undefined ? isDemoBarPath(path) || keepsDemoBar(path) : demoBar === 'allowed',
  }
}
