import styled from 'styled-components'
import type { ChangeKind } from '../../../content/model/choices'
import { color, fontSize, fontWeight, from, radius, space, width } from '../../theme'
import { Link } from '../../ui/Link/Link'
import { titleLink } from '../../ui/Link/Link.styles'

export const Feed = styled.p`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  margin-block-end: ${space[8]};
  font-weight: ${fontWeight.medium};

  svg {
    color: var(--accent);
  }

  @media print {
    display: none;
  }
`

/** The name of a month stays in view beside its changes. */
export const Month = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} ${space[12]};
  padding-block: clamp(${space[6]}, 4vw, ${space[12]});
  border-block-start: 1px solid var(--line);

  ${from.l} {
    grid-template-columns: 16rem minmax(0, ${width.text});
  }
`

export const MonthName = styled.h2`
  font-size: ${fontSize.section};

  ${from.l} {
    position: sticky;
    inset-block-start: 7rem;
    align-self: start;
    padding-block-start: ${space[4]};
  }
`

export const Changes = styled.ol`
  display: grid;
  gap: ${space[4]};
`

/** Aligned with the name of the month, also where a link leads to it and its card appears. */
export const Change = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  margin-inline: calc(-1 * ${space[4]});
  padding: ${space[4]};
  border: 1px solid transparent;
  border-radius: ${radius.large};

  &:target {
    border-color: var(--line);
    background-color: var(--card);
  }

  :is(h3, h4) {
    font-size: ${fontSize.h3};
    line-height: 1.25;
  }

  img {
    width: 100%;
    margin-block-start: ${space[2]};
    border: 1px solid var(--line);
    border-radius: ${radius.medium};
  }

  ${from.m} {
    margin-inline: calc(-1 * ${space[6]});
    padding: ${space[5]} ${space[6]};
  }
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  align-items: center;
  color: var(--text-soft);
  font-size: ${fontSize.small};
`

const kindColors: Readonly<Record<ChangeKind, string>> = {
  new: `color: ${color.ember700}; background-color: ${color.ember100};`,
  better: `color: ${color.blue700}; background-color: ${color.blue100};`,
  fixed: `color: ${color.success}; background-color: ${color.successSoft};`,
}

export const Kind = styled.strong<{ $kind: ChangeKind }>`
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  padding: 0.2em ${space[3]} 0.2em ${space[2]};
  border-radius: ${radius.round};
  font-size: ${fontSize.tiny};
  font-weight: ${fontWeight.bold};
  ${({ $kind }) => kindColors[$kind]}
`

/** Its mark says that the title is a link to itself. */
export const TitleLink = styled(Link)`
  ${titleLink}

  span {
    color: var(--accent);
    font-weight: ${fontWeight.regular};
  }
`

export const More = styled.p`
  font-weight: ${fontWeight.medium};

  a {
    color: var(--link);
  }
`
