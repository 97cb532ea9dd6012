import styled from 'styled-components'
import { below, color, from, glow, radius, shadow, space, tint } from '../../theme'
import { Card } from '../../ui/Layout/Layout'

export const Columns = styled.div`
  display: grid;
  gap: clamp(${space[8]}, 6vw, ${space[24]});
  align-items: start;

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
  }
`

/** On phones a form needs every pixel of the screen's width. */
export const FormCard = styled(Card)`
  padding: clamp(${space[5]}, 3.4vw, ${space[12]});
  border-radius: clamp(${radius.large}, 3vw, ${radius.xlarge});

  /* A warm glow below the card. As a shadow it doesn't move while the form arrives. */
  box-shadow:
    ${shadow.high},
    0 3rem 3rem -3rem color-mix(in srgb, ${color.ember400} 60%, transparent);

  /* A larger shadow would overlap the next section. */
  ${below.l} {
    box-shadow: ${shadow.medium};
  }

  /* One border around the success message, not two. */
  &:has([data-state='success']) {
    background-color: ${tint.success};
  }
`

export const Slot = styled(Card)`
  display: grid;
  gap: ${space[8]};
  align-self: center;
  place-content: center;
  min-height: clamp(12rem, 26vw, 22rem);
  background-image: ${glow('circle at 50% -8rem', color.ember400, 55, 'transparent 26rem')};
  box-shadow: ${shadow.high};

  > svg {
    margin-inline: auto;
    color: var(--accent);
  }
`
