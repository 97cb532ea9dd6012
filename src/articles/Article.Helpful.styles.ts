import styled, { css } from 'styled-components'
import { fontWeight, space } from '../theme'

/** Its space is reserved until its script has started. Without scripts, there is none. */
const tool = css`
  &:not([data-is-ready]) {
    visibility: hidden;
  }

  @media (scripting: none), print {
    display: none;
  }
`

export const Tool = styled.p`
  margin-block-start: ${space[2]};
  ${tool}
`

export const Helpful = styled.section`
  padding-block: ${space[6]};
  border-block: 1px solid var(--line);
  ${tool}
`

/** As high as the thanks in its place. */
export const Question = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  align-items: center;
  justify-content: space-between;

  p {
    font-weight: ${fontWeight.bold};
  }
`

export const Answers = styled.div`
  display: flex;
  gap: ${space[3]};
`
