import styled, { css } from 'styled-components'
import { color, from, glow, radius, space } from '../../theme'
import { Card } from '../../ui/Layout/Layout'

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  max-width: 44rem;
`

export const Panel = styled(Card)<{ $hasPicture: boolean }>`
  overflow: hidden;
  border-radius: clamp(${radius.large}, 3vw, ${radius.xlarge});

  &[data-surface='night'] {
    background-image:
      ${glow('50% 90% at 80% 110%', color.ember600, 60)},
      radial-gradient(60% 120% at 0 0, ${color.blue700}, transparent);
  }

  ${({ $hasPicture }) =>
    $hasPicture
      ? css`
          display: grid;
          gap: clamp(${space[8]}, 5vw, ${space[20]});
          align-items: center;

          ${from.l} {
            grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
          }

          img {
            width: min(100%, 40rem);
            border-radius: ${radius.large};
          }
        `
      : css`
          padding-block: clamp(${space[12]}, 7vw, ${space[24]});

          ${Words} {
            margin-inline: auto;
            text-align: center;
          }

          p {
            text-wrap: balance;
          }
        `}
`
