import styled from 'styled-components'

/** Two blocks on one ground share the room between them, and look like one. */
const sameGround = ['white', 'cream', 'blue', 'night']
  .map((ground) => `&:has(> [data-ground='${ground}']) + & > [data-ground='${ground}']`)
  .join()

/** A slot has no box of its own: blocks lie in the page as if it were not there. */
export const Slot = styled.div`
  display: contents;

  ${sameGround} {
    padding-block-start: 0;
    background-image: none;
  }
`
