import styled, { css } from 'styled-components'
import { color, fontSize, fontWeight, radius, space } from '../../theme'

export type HeadingSize = 'display' | 'h1' | 'h2' | 'h3'
type BadgeTone = 'ember' | 'success'

const headingLineHeight: Record<HeadingSize, number> = { display: 1.04, h1: 1.08, h2: 1.14, h3: 1.25 }

/** Face, weight and wrapping of headings come from the global style. */
export const Heading = styled.h2<{ $size: HeadingSize }>`
  font-size: ${({ $size }) => fontSize[$size]};
  line-height: ${({ $size }) => headingLineHeight[$size]};
`

export const Lead = styled.p`
  font-size: ${fontSize.lead};
  line-height: 1.5;
  color: var(--text-soft);
`

export const Text = styled.p`
  font-size: ${fontSize.body};
  line-height: 1.6;
  color: var(--text-soft);
`

export const Small = styled.p`
  font-size: ${fontSize.small};
  line-height: 1.5;
  color: var(--text-soft);
`

export const Eyebrow = styled.p`
  font-size: ${fontSize.tiny};
  font-weight: ${fontWeight.bold};
  line-height: 1.4;
  letter-spacing: 0.09em;
  text-transform: uppercase;
  color: var(--accent);
`

const badgeTones: Record<BadgeTone, string> = {
  ember: `color: ${color.ember700}; background-color: ${color.ember100};`,
  success: `color: ${color.success}; background-color: ${color.successSoft};`,
}

export const Badge = styled.span<{ $tone?: BadgeTone }>`
  display: inline-block;
  padding: 0.2em ${space[2]};
  border-radius: ${radius.round};
  font-size: ${fontSize.tiny};
  font-weight: ${fontWeight.bold};
  line-height: 1.4;
  white-space: nowrap;
  ${({ $tone = 'ember' }) => badgeTones[$tone]}
`

export const CheckList = styled.ul`
  display: grid;
  gap: ${space[3]};
`

export const CheckItem = styled.li`
  display: flex;
  gap: ${space[3]};
  align-items: flex-start;

  svg {
    padding: 0.2em;
    border-radius: 50%;
    margin-block-start: 0.1em;
    color: var(--accent);
    background-color: var(--accent-soft);
  }
`

/** Invisible, but read by screen readers. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
