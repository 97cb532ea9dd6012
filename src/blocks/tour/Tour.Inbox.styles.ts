import styled, { css, keyframes } from 'styled-components'
import {
  below,
  color,
  fontSize,
  fontWeight,
  forcedColors,
  from,
  motion,
  radius,
  shadow,
  space,
  tint,
} from '../../theme'
import { keepsPlace } from '../../tools/Tool.styles'
import { Button } from '../../ui/Button/Button'
import { control, pills, pillStates } from '../../ui/Control/Control.styles'

/** While scripts can run, one conversation is shown. Without scripts and in print, all are. */
const oneAtATime = '@media screen and (scripting: enabled)'

const hidden = css`
  display: none;
`

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  @media print {
    form,
    [data-tool],
    [data-back] {
      ${hidden}
    }
  }
`

export const Tasks = styled.ul`
  ${keepsPlace('grid')}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(10.5rem, 1fr));
  gap: ${space[2]} ${space[5]};
  font-size: ${fontSize.small};

  li {
    display: flex;
    gap: ${space[2]};
    align-items: center;
  }

  svg {
    flex: none;
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

/** Only phones show either the list or a conversation. */
const phone = below.m

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

export const Side = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  padding: ${space[4]};

  @media screen {
    ${from.m} {
      grid-column: 1 / -1;
    }

    ${from.l} {
      grid-column: auto;
      gap: ${space[5]};
      padding: ${space[6]} ${space[3]};
    }
  }
`

export const Company = styled.p`
  padding-inline: ${space[3]};
  font-weight: ${fontWeight.bold};
  line-height: 1.3;
`

export const Folders = styled.fieldset`
  ${keepsPlace('flex')}
  display: flex;
  gap: ${space[1]};
  padding: 0;
  border: 0;
  overflow-x: auto;

  label {
    position: relative;
    display: flex;
    gap: ${space[2]};
    align-items: center;
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.small};
    font-size: ${fontSize.small};
    color: var(--text-soft);
  }

  label:hover {
    color: var(--text);
  }

  ${pillStates}

  && label:has(:checked) {
    font-weight: ${fontWeight.bold};
    color: var(--text);
    background: color-mix(in srgb, ${color.white} 12%, transparent);
  }

  && label:has(:focus-visible) {
    outline-color: ${color.ember200};
    outline-offset: -3px;
  }

  svg {
    flex: none;
  }

  ${forcedColors} {
    label:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  /* On phones, four folders fit without icons. */
  ${phone} {
    label {
      padding-inline: ${space[2]};
    }

    svg {
      ${hidden}
    }
  }

  @media screen {
    ${from.l} {
      flex-direction: column;
    }
  }
`

export const Count = styled.span`
  margin-inline-start: auto;
  color: ${color.ember400};
`

export const Face = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--face, 2.75rem);
  height: var(--face, 2.75rem);
  border-radius: ${radius.round};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.bold};
  color: ${color.white};
  background: ${color.ember600};
  overflow: clip;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

export const List = styled.nav`
  padding: ${space[3]};
  background: var(--card);

  ul {
    padding: 0;
    list-style: none;
  }

  a {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    padding: ${space[3]};
    border-radius: ${radius.medium};
    line-height: 1.35;
    text-decoration: none;
  }

  a:hover {
    background: var(--hover);
  }

  @media screen {
    ${from.l} {
      padding-block-start: ${space[5]};
    }

    ${from.m} {
      [aria-current] {
        background: var(--page);
        box-shadow: ${shadow.medium};
      }
    }
  }

  ${forcedColors} {
    [aria-current] {
      outline: 2px solid Highlight;
    }
  }

  /* On phones, a conversation replaces the list. */
  ${oneAtATime} {
    ${phone} {
      [data-is-reading] &,
      ${Root}:not([data-is-running]) &:has(+ [data-pane] > :target) {
        ${hidden}
      }
    }
  }
`

/** Name and subject. */
export const Line = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  strong {
    font-weight: ${fontWeight.bold};
  }

  span {
    font-size: ${fontSize.small};
    color: var(--text-soft);
  }
`

export const Owner = styled.span`
  flex: none;
  padding: 0.1em ${space[2]};
  border-radius: ${radius.round};
  font-size: ${fontSize.tiny};
  font-weight: ${fontWeight.bold};
  color: var(--blue);
  background: ${tint.blue};

  &:empty {
    ${hidden}
  }
`

export const Empty = styled.p`
  padding: ${space[3]};
  color: var(--text-soft);
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
      ${Root}[data-is-running]:not([data-is-reading]) &,
      ${Root}:not([data-is-running]) &:not(:has(> :target)) {
        ${hidden}
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
    ${hidden}
  }

  ${from.m} {
    ${hidden}
  }
`

export const Toolbar = styled.div`
  ${keepsPlace('flex')}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  align-items: end;
  justify-content: space-between;
  padding-block-end: ${space[4]};
  border-block-end: 1px solid var(--line);
`

const pill = css`
  ${pills}

  label {
    display: inline-flex;
    gap: ${space[2]};
    align-items: center;
    min-height: 2.5rem;
  }

  ${forcedColors} {
    label:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`

export const Owners = styled.fieldset`
  ${pill}
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

export const SmallButton = styled(Button)`
  min-height: 2.5rem;
  padding: ${space[1]} ${space[4]};
  font-size: ${fontSize.small};
`

export const Talk = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  & + & {
    padding-block-start: ${space[6]};
    border-block-start: 1px solid var(--line);
  }

  h3:focus-visible {
    outline: none;
    box-shadow: none;
  }

  ${oneAtATime} {
    && {
      padding: 0;
      border: 0;
    }

    ${Root}[data-is-running] &:not([data-is-current]),
    ${Root}:not([data-is-running]) :has(> &:target) > &:not(:target),
    ${Root}:not([data-is-running]) :not(:has(> &:target)) > & + & {
      ${hidden}
    }
  }
`

export const Head = styled.header`
  display: flex;
  gap: ${space[4]};
  align-items: start;
  justify-content: space-between;

  h3 {
    font-family: inherit;
    font-size: 1.375rem;
    font-weight: 700;
  }
`

export const Soft = styled.span`
  font-size: ${fontSize.small};
  color: var(--text-soft);
`

export const Status = styled.span`
  flex: none;
  padding: 0.2em ${space[3]};
  border-radius: ${radius.round};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.bold};
  color: ${color.success};
  background: ${color.successSoft};

  &[data-state='snoozed'] {
    color: var(--blue);
    background: ${tint.blue};
  }

  &[data-state='closed'] {
    color: var(--text-soft);
    background: var(--hover);
  }
`

export const Thread = styled.ol`
  display: grid;
  gap: ${space[4]};

  &:empty {
    ${hidden}
  }
`

/** The corner of a bubble that points to the face. */
const corner = '0.3rem'

export const Message = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  padding: ${space[3]} ${space[5]};
  border-radius: 1.125rem;
  border-start-start-radius: ${corner};
  margin-inline: 3.5rem 0;
  background: var(--hover);

  > ${Face} {
    position: absolute;
    margin-inline-start: calc(-3.5rem - ${space[5]});
    margin-block-start: calc(-1 * ${space[3]});
  }

  &[data-from='note'] {
    background: var(--accent-soft);
  }

  &[data-from='reply'] {
    background: ${tint.blue};
  }

  [data-added] > & {
    border-start-start-radius: 1.125rem;
    border-end-end-radius: ${corner};
  }

  ${forcedColors} {
    border: 1px solid;
  }

  ${phone} {
    margin-inline: 0;

    > ${Face} {
      ${hidden}
    }

    &[data-from='customer'] {
      margin-inline-end: ${space[6]};
    }

    [data-added] > & {
      margin-inline-start: ${space[6]};
    }
  }
`

/** Keeps the lines of what the visitor has written. */
export const Written = styled.p`
  white-space: pre-line;
`

export const Reading = styled.p`
  --face: 1.75rem;

  display: flex;
  gap: ${space[2]};
  align-items: center;
  font-size: ${fontSize.small};
  color: var(--text-soft);
`

const runOut = keyframes`
  to {
    scale: 0 1;
  }
`

/** How long a reply can be taken back; also in run-inbox.ts. */
export const Sent = styled.div`
  position: relative;
  display: flex;
  gap: ${space[4]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[5]};
  border-radius: ${radius.medium};
  color: ${color.success};
  background: ${color.successSoft};
  overflow: clip;

  &::after {
    position: absolute;
    inset: auto 0 0;
    height: 3px;
    background: ${color.success};
    transform-origin: left;
    animation: ${runOut} 10s linear both;
    content: '';
  }

  &:has(:hover, :focus-visible)::after {
    animation-play-state: paused;
  }
`

export const Composer = styled.div`
  ${keepsPlace('grid')}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid var(--line);
  border-radius: ${radius.large};
  margin-block-start: auto;
  box-shadow: ${shadow.medium};
  transition: background ${motion.fast};

  &[data-mode='note'] {
    background: var(--accent-soft);
  }

  &[data-mode='note'] details {
    visibility: hidden;
  }

  > label {
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.bold};
  }

  textarea {
    ${control}
    width: 100%;
    resize: vertical;
  }

  > button {
    justify-self: end;
  }
`

export const Modes = styled.fieldset`
  ${pill}
  z-index: 1;
  place-self: start;

  ${from.m} {
    grid-area: 1 / 1;
  }

  legend {
    margin: 0;
  }
`

/** From tablets on, the button to open it is beside the modes, and the replies are below both. */
export const Saved = styled.details`
  ${from.m} {
    grid-area: 1 / 1;

    summary {
      margin-inline-start: auto;
    }
  }

  ul {
    padding: ${space[2]} 0;
    list-style: none;
  }

  summary {
    display: flex;
    gap: ${space[1]};
    align-items: center;
    width: max-content;
    min-height: 2.5rem;
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.bold};
    color: var(--link);
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    ${hidden}
  }

  &[open] svg {
    rotate: 180deg;
  }

  button {
    display: grid;
    width: 100%;
    padding: ${space[2]} ${space[3]};
    border: 0;
    border-radius: ${radius.medium};
    text-align: start;
    background: none;
    cursor: pointer;
  }

  button:hover {
    background: var(--hover);
  }

  span {
    overflow: hidden;
    font-size: ${fontSize.small};
    color: var(--text-soft);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

export const Foot = styled.div`
  ${keepsPlace('flex')}
  display: flex;
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
    ${hidden}
  }

  ${phone} {
    ${hidden}
  }
`

export const Ending = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: clamp(${space[6]}, 3vw, ${space[10]});
  border-radius: ${radius.large};

  ${from.l} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`
