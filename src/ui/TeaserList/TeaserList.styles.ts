import styled from 'styled-components'
import { color, font, fontSize, fontWeight, from, motion, radius, shadow, space } from '../../theme'
import { Link } from '../Link/Link'

export const List = styled.ul`
  display: grid;
  gap: ${space[6]};
  padding: 0;
  list-style: none;

  ${from.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.l} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

export const Item = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[6]};
  border: 1px solid var(--line);
  border-radius: ${radius.large};
  background: ${color.white};
  color: ${color.ink};
  transition: box-shadow ${motion.fast};

  &:hover {
    box-shadow: ${shadow.medium};
  }

  h2,
  h3 {
    font-size: ${fontSize.h3};
    line-height: 1.25;
  }
`

/** The whole card is the link's target. */
export const TitleLink = styled(Link)`
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.large};
  }

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
`

export const Label = styled.p`
  color: ${color.ember600};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.bold};
`

export const Text = styled.p`
  color: ${color.inkSoft};
`

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  margin-block-start: auto;
  padding-block-start: ${space[2]};
  color: ${color.inkFaint};
  font-size: ${fontSize.small};
`

export const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 3rem;
  aspect-ratio: 1;
  border-radius: ${radius.medium};
  background: ${color.blue50};
  color: ${color.blue700};
  font: 600 1.375rem / 1 ${font.display};
`
