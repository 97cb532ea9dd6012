import styled, { css } from 'styled-components'
import { below, color, fontSize, fontWeight, forcedColors, from, motion, radius, shadow, space } from '../../theme'
import { keepsPlace } from '../../tools/Tool.styles'
import { pills } from '../../ui/Control/Control.styles'
import { Card } from '../../ui/Layout/Layout'

/** While scripts can run, one conversation is shown. Without scripts and in print, all are. */
export const oneAtATime = '@media screen and (scripting: enabled)'

/** Only phones show either the list or a conversation. */
export const phone = below.m

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  @media print {
    [data-tool],
    [data-back] {
      display: none;
    }
  }
`

export const Tasks = styled.ul`
  ${keepsPlace('grid')}
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr));
  gap: ${space[2]} ${space[5]};
  font-size: ${fontSize.small};

  li {
    display: flex;
    gap: ${space[2]};
    align-items: center;
  }

  svg {
    width: 1.5rem;
    height: 1.5rem;
    padding: 0.25rem;
    border: 1.5px solid var(--line-strong);
    border-radius: ${radius.round};
    transition: background ${motion.medium};
  }

  /* Forced colors would show a transparent mark. */
  li:not([data-is-done]) path {
    visibility: hidden;
  }

  [data-is-done] {
    color: var(--text-soft);
  }

  [data-is-done] svg {
    border-color: ${color.success};
    color: ${color.white};
    background: ${color.success};
  }
`

export const Window = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  border-radius: clamp(${radius.large}, 3vw, ${radius.xlarge});
  box-shadow: ${shadow.high};
  overflow: clip;

  @media screen {
    ${from.m} {
      grid-template-columns: minmax(0, 16rem) minmax(0, 1fr);
    }

    ${from.l} {
      grid-template-rows: 1fr auto;
      grid-template-columns: 11rem minmax(0, 18rem) minmax(0, 1fr);
    }
  }

  ${forcedColors} {
    border: 1px solid;
  }

  /* It takes the focus of clicks beside controls, so that keys work. */
  &:focus-visible {
    outline-offset: -3px;
  }
`

export const Pane = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  min-width: 0;
  padding: clamp(${space[4]}, 2.2vw, ${space[8]});

  ${oneAtATime} {
    ${from.m} {
      min-height: 42rem;
    }

    ${phone} {
      [data-is-running]:not([data-is-reading]) &,
      [data-inbox]:not([data-is-running]) &:not(:has(> :target)) {
        display: none;
      }
    }
  }
`

export const Back = styled.a`
  display: flex;
  gap: ${space[1]};
  align-items: center;
  align-self: start;
  min-height: 2rem;
  font-weight: ${fontWeight.bold};
  color: var(--link);
  text-decoration: none;

  svg {
    rotate: 180deg;
  }

  @media (scripting: none) {
    display: none;
  }

  ${from.m} {
    display: none;
  }
`

export const Toolbar = styled.div`
  ${keepsPlace('flex')}
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  align-items: end;
  justify-content: space-between;
  padding-block-end: ${space[4]};
  border-block-end: 1px solid var(--line);
`

/** Radio buttons as pills that hold a face or stand beside a button. */
export const smallPills = css`
  ${pills}

  label {
    display: inline-flex;
    gap: ${space[2]};
    align-items: center;
    min-height: 2.5rem;
  }
`

export const Owners = styled.fieldset`
  ${smallPills}
  --face: 1.75rem;

  legend {
    margin-block-end: ${space[1]};
    font-size: ${fontSize.tiny};
    color: var(--text-soft);
  }

  label {
    padding: ${space[1]} ${space[3]} ${space[1]} ${space[1]};
  }

  /* Names below faces, in one row. */
  ${phone} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(3.5rem, 1fr));
    flex: 1 1 100%;

    label {
      flex-direction: column;
      gap: 0;
      padding: ${space[1]};
      border-radius: ${radius.medium};
    }
  }
`

export const Buttons = styled.div`
  display: flex;
  gap: ${space[2]};
`

export const Foot = styled.div`
  ${keepsPlace('flex')}
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${space[2]} ${space[5]};
  align-items: center;
  justify-content: space-between;
  min-height: 3rem;
  padding: ${space[2]} ${space[5]};
  border-block-start: 1px solid var(--line);
  font-size: ${fontSize.small};
  color: var(--text-soft);

  /* Without keys, it is only there for messages. */
  @media (hover: none) {
    &:has(> [role='status']:empty) {
      min-height: 0;
      padding-block: 0;
      border: 0;
    }
  }
`

/** For people with a keyboard. */
export const Keys = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin-inline-start: auto;

  kbd {
    display: inline-block;
    min-width: 1.6em;
    padding-inline: 0.4em;
    border: 1px solid var(--line-strong);
    border-radius: ${radius.small};
    font: inherit;
    color: var(--text);
    text-align: center;
  }

  @media (hover: none) {
    display: none;
  }
`

export const Ending = styled(Card)`
  display: grid;
  gap: ${space[4]};

  p {
    font-size: ${fontSize.lead};
    line-height: 1.5;
  }

  ${from.l} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`
