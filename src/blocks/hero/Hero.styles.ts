import styled, { css } from 'styled-components'
import type { HeroLayout } from '../../../content/model/choices'
import { color, from, glow, radius, shadow, space } from '../../theme'
import { Container, Surface } from '../../ui/Layout/Layout'

/** How far the picture of a centered hero extends over a white block below. */
const overhang = 'clamp(3rem, 9vw, 9rem)'

/** Of a centered hero. */
const pictureWidth = '64rem'

/** An island followed by one with a white block. */
const beforeWhite = `:has(+ * > [data-surface='white'])`

export const Root = styled(Surface)<{ $layout: HeroLayout }>`
  padding-block: clamp(${space[8]}, 5vw, ${space[20]}) ${space.section};

  /* Short, so that the first screen shows the beginning of what follows: plans, a calculator, a table. */
  ${({ $layout }) => $layout === 'compact' && `padding-block: clamp(${space[8]}, 4vw, ${space[12]});`}

  /* The glow behind the picture may extend beyond the screen. On paper, pages could not break inside. */
  @media screen {
    overflow-x: clip;
  }

  ${({ background }) =>
    background === 'night' &&
    css`
      && {
        --evening:
          ${glow('60% 70% at 85% 100%', color.ember600, 45)},
          radial-gradient(70% 90% at 0 0, ${color.blue700}, transparent);

        background-image: var(--evening);
      }
    `}

  ${({ $layout }) =>
    $layout === 'centered' &&
    css`
      ${beforeWhite} > &:has(img):not([data-surface='white']) {
        padding-block-end: 0;
        background-image: linear-gradient(transparent calc(100% - ${overhang}), var(--page) 0), var(--evening, none);
      }
    `}
`

export const Inner = styled(Container)<{ $layout: HeroLayout; $aside: 'form' | 'picture' | undefined }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(${space[12]}, 5vw, ${space[20]});

  ${({ $layout, $aside }) =>
    $aside &&
    $layout !== 'centered' &&
    css`
      ${$layout === 'split' ? from.l : from.m} {
        grid-template-columns: ${$layout === 'split' ? 'minmax(0, 5fr) minmax(0, 6fr)' : 'minmax(0, 3fr) minmax(0, 2fr)'};
        align-items: center;
      }
    `}

  /* Text and form are aligned at the top: centered, they would move while the form loads. */
  ${({ $aside }) =>
    $aside === 'form' &&
    css`
      ${from.l} {
        align-items: start;

        > :first-child {
          padding-block-start: ${space[8]};

          /* Sticky only if it fits: its last link would be out of view beside a long form. */
          @media (min-height: 40rem) {
            position: sticky;
            top: ${space[24]};
          }
        }
      }
    `}
`

/** Above the glow of the picture, which extends below the text and must not block clicks. */
export const Words = styled.div<{ $layout: HeroLayout }>`
  z-index: 1;
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  max-width: 46rem;

  /* As wide as the picture below. Aligned at the start, so the text does not move when the headline font loads. */
  ${({ $layout }) =>
    $layout === 'centered' &&
    css`
      width: min(100%, ${pictureWidth});
      max-width: none;
      margin-inline: auto;

      > p {
        max-width: 44rem;
      }
    `}
`

/** The picture, with a warm glow behind it. */
export const Stage = styled.div<{ $layout: HeroLayout }>`
  position: relative;
  isolation: isolate;

  @media screen {
    &::before {
      position: absolute;
      inset: -16% -14%;
      z-index: -1;
      background-image: radial-gradient(
        closest-side,
        color-mix(in srgb, ${color.ember400} 70%, transparent) 40%,
        transparent
      );
      content: '';
    }
  }

  img {
    width: 100%;
    border-radius: clamp(${radius.medium}, 3vw, ${radius.xlarge});
    box-shadow: ${shadow.medium};
  }

  /* Drawings have their own outlines. */
  ${({ $layout }) =>
    $layout === 'compact' &&
    css`
      /* Ends above the next block. */
      &::before {
        inset-block-end: -${space[8]};
      }

      img[src$='.svg'] {
        border-radius: 0;
        box-shadow: none;
      }
    `}

  ${({ $layout }) =>
    $layout === 'centered' &&
    css`
      width: min(100%, ${pictureWidth});
      margin-inline: auto;

      &::before {
        inset-block-end: 0;
      }
    `}
`
