import styled from 'styled-components'
import { color, fontSize, fontWeight, forcedColors, radius, space, tint } from '../../theme'
import { Badge } from '../../ui/Typography/Typography.styles'
import { oneAtATime, phone } from './Tour.Inbox.styles'

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

export const Talk = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  & + & {
    padding-block-start: ${space[6]};
    border-block-start: 1px solid var(--line);
  }

  ${oneAtATime} {
    && {
      padding: 0;
      border: 0;
    }

    [data-is-running] &:not([data-is-current]),
    [data-inbox]:not([data-is-running]) :has(> &:target) > &:not(:target),
    [data-inbox]:not([data-is-running]) :not(:has(> &:target)) > & + & {
      display: none;
    }
  }
`

/** The status wraps below a heading that needs the row. */
export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: start;

  > div {
    flex: 1 1 12rem;
    min-width: 0;
  }

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

export const Status = styled(Badge)`
  font-size: ${fontSize.small};

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
    display: none;
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
      display: none;
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

export const Reading = styled(Soft)`
  --face: 1.75rem;

  display: flex;
  gap: ${space[2]};
  align-items: center;
`
