import styled from 'styled-components'
import { color, fontSize, from, glow, radius, space, tint } from '../theme'

/** Hidden in print, except the people. */
export const Aside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  align-content: start;

  /* Sticky only if it fits: the button of a taller form would be out of view. */
  ${from.l} {
    @media (min-height: 50rem) {
      position: sticky;
      inset-block-start: 7rem;
      align-self: start;
    }
  }

  @media print {
    > [data-surface] {
      display: none;
    }
  }
`

export const Card = styled.section`
  display: grid;

  /* Can be narrower than its longest word, which may be a URL. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[6]};
  border-radius: ${radius.large};

  /* Otherwise the message would be a box in a tall, empty card. */
  &:has([data-state='success']) {
    background-color: ${tint.success};
  }
`

/** A glow like a lamp behind a window in the evening. */
export const NextStep = styled(Card)`
  gap: ${space[4]};
  background-image: ${glow('80% 90% at 100% 110%', color.ember600, 60)};

  > p:last-child {
    margin-block-start: ${space[2]};
  }
`

export const People = styled.section`
  display: grid;
  gap: ${space[5]};
`

export const Person = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]} ${space[4]};
  align-items: center;

  img {
    border-radius: 50%;
  }

  p {
    color: var(--text-soft);
    font-size: ${fontSize.small};
    line-height: 1.45;
  }
`

export const About = styled.p`
  grid-column: 1 / -1;
`

export const Links = styled.ul`
  display: grid;
  gap: ${space[1]};

  a {
    display: inline-block;
    padding-block: ${space[1]};
  }
`
