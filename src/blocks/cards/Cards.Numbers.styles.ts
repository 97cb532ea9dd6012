import styled from 'styled-components'
import { font, fontSize, fontWeight, from, space } from '../../theme'

export const List = styled.dl<{ $count: number }>`
  display: grid;
  gap: ${space[8]} clamp(${space[6]}, 3vw, ${space[12]});

  ${from.m} {
    grid-template-columns: repeat(${({ $count }) => ($count === 3 ? 3 : 2)}, minmax(0, 1fr));
  }

  ${from.l} {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`

/** Shows the number above its label, which comes first in the HTML for screen readers. */
export const Item = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding-block-start: ${space[5]};
  border-block-start: 1px solid var(--line);
  font-weight: ${fontWeight.medium};
  text-wrap: balance;
`

export const Value = styled.dd`
  order: -1;
  font: 600 ${fontSize.h1} / 1.1 ${font.display};
  letter-spacing: -0.02em;
  color: var(--accent);
`

export const Source = styled.dd`
  font-size: ${fontSize.tiny};
  font-weight: ${fontWeight.regular};
  color: var(--text-soft);
`
