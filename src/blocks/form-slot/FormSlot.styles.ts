import styled from 'styled-components'
import { below, color, from, radius, shadow, space } from '../../theme'
import { Card } from '../../ui/Layout/Layout'

export const Columns = styled.div`
  display: grid;
  gap: clamp(${space[8]}, 6vw, ${space[24]});
  align-items: center;
  isolation: isolate;

  ${from.l} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** Keeps the text beside a form that is taller than the screen. */
export const Words = styled.div`
  display: grid;
  gap: ${space[6]};

  ${from.l} {
    position: sticky;
    top: ${space[24]};
    align-self: start;
  }
`

/** On phones a form needs every pixel of the screen's width. */
export const FormCard = styled(Card)`
  position: relative;
  padding: clamp(${space[5]}, 3.4vw, ${space[12]});
  border-radius: clamp(${radius.large}, 3vw, ${radius.xlarge});
  box-shadow: ${shadow.high};

  /* A larger shadow would overlap the next section. */
  ${below.l} {
    box-shadow: ${shadow.medium};
  }

  /* One border around the success message, not two. */
  &:has([data-state='success']) {
    background-color: ${color.successSoft};
  }

  /* A warm glow behind the card. */
  &::before {
    content: '';
    position: absolute;
    inset: auto 12% -1.25rem;
    z-index: -1;
    height: 4rem;
    border-radius: 50%;
    background-color: color-mix(in srgb, ${color.ember400} 45%, transparent);
    filter: blur(2rem);
  }
`

export const Slot = styled(Card)`
  display: grid;
  gap: ${space[8]};
  place-content: center;
  min-height: clamp(12rem, 26vw, 22rem);
  background-image: radial-gradient(
    circle at 50% -8rem,
    color-mix(in srgb, ${color.ember400} 55%, transparent),
    transparent 26rem
  );
  box-shadow: ${shadow.high};

  > svg {
    margin-inline: auto;
    color: var(--accent);
  }
`
