import styled, { css, keyframes } from 'styled-components'
import { below, color, fontSize, fontWeight, from, layer, radius, space } from '../theme'
import { Section } from '../ui/Layout/Layout'
import { Heading } from '../ui/Typography/Typography'

/** The text inside names a scroll timeline for the reading progress. */
export const Article = styled.article`
  timeline-scope: --text;
`

const grow = keyframes`
  from {
    transform: scaleX(0);
  }
`

/** The reading progress, in browsers with scroll-driven animations. */
export const Progress = styled.div`
  display: none;

  @supports (timeline-scope: --text) {
    position: fixed;
    inset: 0 0 auto;
    z-index: ${layer.header + 1};
    height: 4px;
    background: ${color.ember400};
    transform-origin: 0 0;
    animation: ${grow} linear both;
    animation-timeline: --text;
    animation-range: exit-crossing 0% entry-crossing 100%;

    @media screen {
      display: block;
    }
  }
`

export const Breadcrumbs = styled.nav`
  margin-block-end: ${space[6]};
  font-size: ${fontSize.small};

  ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }

  li:not(:last-child)::after {
    content: '/';
    margin-inline-start: ${space[2]};
    color: var(--text-soft);
  }

  a {
    display: inline-block;
    padding-block: ${space[1]};
  }
`

/** The text of the head, with the picture beside it. */
export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(${space[8]}, 5vw, ${space[16]});
  align-items: center;

  ${from.l} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

export const Words = styled.div<{ $isOfPerson: boolean }>`
  display: grid;
  gap: ${space[4]};
  max-width: 54rem;

  /* One word of a name per line, so that it has as many lines in every font. */
  ${({ $isOfPerson }) =>
    $isOfPerson &&
    css`
      ${below.m} {
        h1 {
          inline-size: min-content;
        }
      }
    `}
`

export const Cover = styled.div<{ $isSquare: boolean }>`
  img {
    width: 100%;
    border-radius: clamp(${radius.large}, 3vw, ${radius.xlarge});
  }

  ${({ $isSquare }) => $isSquare && 'max-width: 14rem;'}

  ${from.l} {
    width: ${({ $isSquare }) => ($isSquare ? '22rem' : 'min(38rem, 44vw)')};
    max-width: none;
  }
`

export const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 4rem;
  aspect-ratio: 1;
  padding: ${space[2]};
  border-radius: ${radius.medium};
  background: var(--card);
`

export const Label = styled.p`
  color: var(--accent);
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.bold};
`

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};
  margin-block-start: ${space[4]};

  dt {
    color: var(--text-soft);
    font-size: ${fontSize.small};
  }

  dd {
    font-weight: ${fontWeight.medium};
  }
`

export const Neighbors = styled.nav`
  display: grid;
  gap: ${space[4]};
  padding-block: ${space[8]} ${space[12]};

  a {
    display: grid;
    gap: ${space[1]};
    padding: ${space[5]};
    border: 1px solid var(--line);
    border-radius: ${radius.large};
    font-weight: ${fontWeight.bold};
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  small {
    color: var(--text-soft);
    font-weight: ${fontWeight.regular};
  }

  ${from.m} {
    grid-template-columns: 1fr 1fr;

    [rel='next'] {
      grid-column: 2;
      text-align: end;
    }
  }
`

/** Not useful in print. */
export const Group = styled(Section)`
  @media print {
    display: none;
  }
`

export const GroupHeading = styled(Heading)`
  margin-block-end: ${space[8]};
`

export const More = styled.p`
  margin-block-start: ${space[8]};
  font-weight: ${fontWeight.bold};
`
