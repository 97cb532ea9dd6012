import styled, { css } from 'styled-components'
import { Image } from '../../images/Image'
import { fontSize, fontWeight, motion, radius, shadow, space, tint } from '../../theme'
import { Link } from '../Link/Link'
import { itemLink } from '../Link/Link.styles'

/** The parts of an item, and their layouts. */

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;
  padding: ${space[6]};
`

export const Cover = styled(Image)`
  width: 100%;
  height: 100%;
  object-fit: cover;
`

export const TitleLink = styled(Link)`
  ${itemLink}
`

export const Label = styled.p`
  color: var(--ember);
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.bold};
`

export const Text = styled.p`
  color: var(--ink-soft);
`

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  margin-block-start: auto;
  padding-block-start: ${space[2]};
  color: var(--ink-soft);
  font-size: ${fontSize.small};
`

/** Date and reading time, which wrap only together. */
export const Times = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: inherit;
`

export const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 3rem;
  aspect-ratio: 1;
  border-radius: ${radius.medium};
  background: ${tint.blue};
  color: var(--blue);

  /* The tile is smaller on phones. */
  > svg {
    width: 60%;
    height: auto;
  }
`

/** The picture above the text. */
export const upright = css`
  grid-template: auto 1fr / minmax(0, 1fr);

  ${Cover} {
    aspect-ratio: 16 / 10;
    height: auto;
  }
`

const coverWidth = '55%'

/** The picture beside the text, with the same height. */
export const beside = css`
  grid-template: minmax(0, 1fr) / ${coverWidth} minmax(0, 1fr);

  ${Cover} {
    position: absolute;
    inset: 0 auto 0 0;
    width: ${coverWidth};
    height: 100%;
    aspect-ratio: auto;
  }

  ${Words} {
    grid-column: 2;
    justify-content: center;
  }

  ${Meta} {
    margin-block-start: 0;
  }
`

/** On phones, small pictures keep a long list short. They are square: a tall one would show only half a picture. */
export const compact = css`
  grid-template: auto / 7rem minmax(0, 1fr);
  gap: ${space[4]};
  align-items: center;
  padding: ${space[3]};

  ${Cover} {
    aspect-ratio: 1;
    border-radius: ${radius.small};
  }

  ${Words} {
    gap: ${space[1]};
    padding: 0;
  }

  ${Text},
  ${Times} > span + span {
    display: none;
  }

  :is(h2, h3, h4) {
    font-size: 1.125rem;
  }

  &:not(:has(img)) {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[4]};

    ${Text} {
      display: block;
    }
  }
`

export const card = css`
  overflow: hidden;
  break-inside: avoid;
  border: 1px solid var(--line);
  border-radius: ${radius.large};
  background: var(--paper);
  color: var(--ink);
  transition: box-shadow ${motion.fast};

  &:hover {
    box-shadow: ${shadow.medium};
  }

  :is(h2, h3, h4) {
    font-size: ${fontSize.h3};
    line-height: 1.25;
  }
`
