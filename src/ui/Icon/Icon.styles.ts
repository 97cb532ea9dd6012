import styled from 'styled-components'

export const Root = styled.svg`
  flex: none;

  /* The unit of its width and height. Attributes in rem are too new. */
  font-size: 1rem;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`
