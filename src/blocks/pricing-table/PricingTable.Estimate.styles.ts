import styled from 'styled-components'
import { color, font, fontSize, fontWeight, from, space, width } from '../../theme'
import * as T from '../../tools/Tool.styles'
import { Card } from '../../ui/Layout/Layout'
import { Text } from '../../ui/Typography/Typography'

export const Root = styled.div`
  margin-block-start: ${space.section};
`

export const Table = styled.div`
  max-width: ${width.narrow};
  margin-inline: auto;
`

/** Links with an estimate lead here, below the header. */
export const Tool = styled.div`
  display: grid;
  gap: ${space[5]};
  max-width: 70rem;
  margin-inline: auto;
  scroll-margin-block-start: ${space[24]};

  ${from.l} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  }

  @media (scripting: none), print {
    display: none;
  }
`

export const Form = styled(T.Form)`
  align-content: start;
  gap: ${space[6]} ${space[5]};

  ${from.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  /* An empty live region takes no space. */
  > :empty {
    margin-block-end: -${space[6]};
  }
`

export const Slider = styled.input`
  width: 100%;
  min-height: 2rem;
  margin: ${space[2]} 0 0;
  accent-color: ${color.ember600};
  cursor: pointer;
`

export const Answer = styled(Card)`
  display: grid;
  gap: ${space[6]};
  align-content: space-between;
`

/** One way to pay. */
export const Way = styled.div`
  display: grid;
  gap: ${space[1]};
  color: var(--text-soft);

  & + & {
    padding-block-start: ${space[6]};
    border-block-start: 1px solid var(--line);
  }
`

export const Price = styled.p`
  strong {
    font: 600 ${fontSize.h1} / 1.15 ${font.display};
    font-variant-numeric: lining-nums;
    letter-spacing: -0.02em;
    color: var(--text);
  }
`

export const Saving = styled.p`
  font-weight: ${fontWeight.bold};
  color: var(--accent);
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
`

export const Note = styled(Text)`
  max-width: 36rem;
  margin: ${space[8]} auto 0;
  text-align: center;
`
