import styled from 'styled-components'
import { color, font, fontSize, fontWeight, radius, space } from '../../theme'

export const Stack = styled.div`
  display: grid;
  gap: ${space[6]};
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;

  > * {
    max-width: 100%;
  }
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[6]};
  align-items: center;
`

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  & + & {
    margin-block-start: ${space[20]};
  }
`

export const Label = styled.p`
  font-size: ${fontSize.tiny};
  line-height: 1.5;
  color: var(--text-soft);
`

export const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: ${space[5]};
`

export const Swatch = styled.li<{ $color: string }>`
  font-size: ${fontSize.tiny};
  line-height: 1.55;

  strong {
    display: block;
    margin-block-start: ${space[2]};
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.bold};
  }

  &::before {
    display: block;
    height: 5.5rem;
    border: 1px solid var(--line);
    border-radius: ${radius.medium};
    content: '';
    background-color: ${({ $color }) => $color};
    forced-color-adjust: none;
  }
`

export const TypeSample = styled.p<{ $size: string; $isDisplay: boolean }>`
  font: ${({ $size, $isDisplay }) =>
    $isDisplay ? `600 ${$size}/1.15 ${font.display}` : `${fontWeight.regular} ${$size}/1.5 ${font.text}`};
`

export const Bar = styled.div<{ $size: string }>`
  width: ${({ $size }) => $size};
  height: ${space[3]};
  border-radius: ${radius.small};
  background-color: ${color.ember400};
`

export const Shape = styled.div<{ $radius?: string; $shadow?: string }>`
  display: grid;
  place-items: center;
  width: 9rem;
  height: 6rem;
  border: 1px solid var(--line);
  border-radius: ${({ $radius = radius.medium }) => $radius};
  font-size: ${fontSize.tiny};
  background-color: var(--paper);
  box-shadow: ${({ $shadow = 'none' }) => $shadow};
`

export const IconTile = styled.li`
  display: grid;
  gap: ${space[2]};
  justify-items: center;
  padding: ${space[4]} ${space[2]};
  border: 1px solid var(--line);
  border-radius: ${radius.medium};
  font-size: ${fontSize.tiny};
  background-color: var(--card);
`

export const IconTiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: ${space[3]};
`
