import styled, { css } from 'styled-components'
import type { PictureSide } from '../../../content/model/choices'
import { from, radius, shadow, space } from '../../theme'
import { Container } from '../../ui/Layout/Layout'
import { rise } from '../../ui/Layout/rise'

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  max-width: 38rem;
`

export const Body = styled.div`
  color: var(--text-soft);
`

export const Stage = styled.div`
  /* Rises in its row, which rises too, and so follows the text. */
  animation: inherit;

  img {
    width: min(100%, 45rem);
    border-radius: clamp(${radius.medium}, 3vw, ${radius.xlarge});
    box-shadow: ${shadow.medium};
  }
`

export const Row = styled(Container)<{ $pictureSide: PictureSide }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(${space[10]}, 6.5vw, ${space[24]});
  align-items: center;

  ${rise}

  ${from.l} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);

    ${({ $pictureSide }) =>
      $pictureSide === 'left' &&
      css`
        grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);

        > ${Stage} {
          order: -1;
        }
      `}
  }
`
