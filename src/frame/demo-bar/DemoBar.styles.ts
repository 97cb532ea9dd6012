import styled from 'styled-components'
import {
  below,
  color,
  fontSize,
  fontWeight,
  from,
  layer,
  motion,
  radius,
  shadow,
  space,
  tight,
  width,
} from '../../theme'

/** The height that the bar covers at the bottom of the screen, including the space around it. */
const taken = 'calc(var(--bar) + env(safe-area-inset-bottom, 0px))'

export const Root = styled.section`
  position: fixed;
  inset: auto 0 calc(${space[4]} + env(safe-area-inset-bottom, 0px));
  z-index: ${layer.bar};
  width: fit-content;
  max-width: min(100% - 2 * ${space[4]}, ${width.narrow});
  margin-inline: auto;
  border-radius: ${radius.round};
  box-shadow: ${shadow.high};
  transition:
    translate ${motion.medium},
    opacity ${motion.medium};

  @starting-style {
    translate: 0 100%;
    opacity: 0;
  }

  /* Keeps focused elements and the end of the page above the bar. */
  html:has(&:not([hidden])) {
    --bar: 6.5rem;

    scroll-padding-block-end: ${taken};

    ${tight} {
      --bar: 10rem;
    }
  }

  html:has(&:not([hidden])) body::after {
    content: '';
    display: block;
    height: ${taken};
    background: ${color.night};
  }

  @media print {
    display: none;
  }
`

/** Not on the root: global styles would treat its surface as that of a following section. */
export const Panel = styled.div`
  display: grid;
  grid-template-columns: 1fr auto auto;
  gap: ${space[2]};
  align-items: center;
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border: 1px solid var(--line);
  border-radius: inherit;

  ${below.m} {
    font-size: ${fontSize.small};

    & > a {
      min-height: 2.75rem;
      padding-inline: ${space[3]};
      font-size: ${fontSize.small};
    }
  }

  ${tight} {
    grid-template-columns: 1fr auto;

    > p {
      grid-column: 1 / -1;
    }
  }

  ${from.m} {
    gap: ${space[4]};
    padding: ${space[3]} ${space[4]} ${space[3]} ${space[8]};
  }
`

export const Text = styled.p`
  font-weight: ${fontWeight.medium};
  line-height: 1.35;
`

export const Close = styled.button`
  padding: ${space[2]};
  border: 0;
  border-radius: ${radius.round};
  background: none;
  cursor: pointer;

  &:hover {
    background: var(--card);
  }
`
