import styled from 'styled-components'
import { color, fontSize, fontWeight, motion, radius, shadow, space } from '../../theme'
import { Link } from '../../ui/Link/Link'

export const Figure = styled.figure`
  :is(a, img, video) {
    display: block;
    width: 100%;
    aspect-ratio: 16 / 9;
    border-radius: ${radius.large};
    object-fit: cover;
  }

  :is(a, video) {
    box-shadow: ${shadow.high};
  }

  video {
    background-color: ${color.night};
  }

  figcaption {
    margin-block-start: ${space[4]};
    font-weight: ${fontWeight.medium};
  }
`

export const Poster = styled(Link)`
  position: relative;
`

export const Play = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  width: clamp(4rem, 10vw, 6rem);
  aspect-ratio: 1;
  border-radius: 50%;
  margin: auto;
  color: ${color.white};
  background-color: ${color.ember600};
  box-shadow:
    0 0 0 0.75rem color-mix(in srgb, ${color.white} 55%, transparent),
    ${shadow.high};
  transition: scale ${motion.medium};

  svg {
    width: 46%;
    height: auto;
    fill: currentcolor;
  }

  :hover > & {
    scale: 1.08;
  }
`

export const Duration = styled.span`
  position: absolute;
  inset: auto ${space[4]} ${space[4]} auto;
  display: flex;
  gap: ${space[2]};
  align-items: center;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.round};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.medium};
  color: ${color.white};
  background-color: ${color.night};
`

export const Transcript = styled.details`
  margin-block-start: ${space[4]};

  summary {
    width: fit-content;
    padding-block: ${space[2]};
    font-weight: ${fontWeight.bold};
    color: var(--link);
    cursor: pointer;
  }

  div {
    padding-block-start: ${space[3]};
    color: var(--text-soft);
  }
`
