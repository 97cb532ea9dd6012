import styled from 'styled-components'
import { fontSize, space } from '../../theme'

export const Stack = styled.div`
  display: grid;
  gap: ${space[6]};
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[6]};
  align-items: center;
`

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space[4]};
`

export const Icons = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: ${space[6]} ${space[3]};
  font-size: ${fontSize.tiny};
`
