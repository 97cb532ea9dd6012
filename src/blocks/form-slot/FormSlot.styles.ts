import styled from 'styled-components'
import { color, from, shadow, space } from '../../theme'
import { Card } from '../../ui/Card/Card'

export const Columns = styled.div`
  display: grid;
  gap: clamp(${space[8]}, 6vw, ${space[24]});
  align-items: center;

  ${from.l} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${space[6]};
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
