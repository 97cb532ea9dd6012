import styled from 'styled-components'
import { fontSize, fontWeight, from, radius, space, width } from '../theme'
import { Section } from '../ui/Layout/Layout'
import { Heading } from '../ui/Typography/Typography'

export const Breadcrumbs = styled.nav`
  margin-block-end: ${space[6]};
  font-size: ${fontSize.small};

  ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    padding: 0;
    list-style: none;
  }

  li:not(:last-child)::after {
    content: '/';
    margin-inline-start: ${space[2]};
    color: var(--text-soft);
  }

  a {
    display: inline-block;
    padding-block: ${space[1]};
  }
`

export const Head = styled.header`
  display: grid;
  gap: ${space[4]};
  max-width: 54rem;
`

export const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 4rem;
  aspect-ratio: 1;
  padding: ${space[2]};
  border-radius: ${radius.medium};
  background: var(--card);
`

export const Label = styled.p`
  color: var(--accent);
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.bold};
`

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};
  margin-block-start: ${space[8]};

  dt {
    color: var(--text-soft);
    font-size: ${fontSize.small};
  }

  dd {
    margin: 0;
    font-weight: ${fontWeight.medium};
  }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  ${from.l} {
    grid-template-columns: 14rem minmax(0, ${width.text});
    gap: ${space[16]};

    & > :only-child {
      grid-column: 1 / -1;
      max-width: ${width.text};
    }
  }
`

export const Contents = styled.nav`
  font-size: ${fontSize.small};

  p {
    margin-block-end: ${space[2]};
    font-weight: ${fontWeight.bold};
  }

  ol {
    padding: 0;
    list-style: none;
  }

  a {
    display: block;
    padding-block: ${space[1]};
    color: var(--text-soft);
    text-decoration: none;
  }

  a:hover {
    color: var(--text);
    text-decoration: underline;
  }

  ${from.l} {
    position: sticky;
    inset-block-start: 7rem;
    align-self: start;
    max-height: calc(100dvh - 9rem);
    overflow-y: auto;
  }

  @media print {
    display: none;
  }
`

export const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  & > picture img {
    border-radius: ${radius.large};
  }
`

export const Summary = styled.section`
  display: grid;

  /* Allows it to be narrower than its longest word, which may be a URL. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[6]};
  border-radius: ${radius.large};
`

/** Not useful in print. */
export const SignUp = styled(Summary)`
  @media print {
    display: none;
  }
`

export const Summaries = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
`

/**
 * The text of an article without a table of contents. On wide screens, the summary and the form are
 * beside it, where that half would be empty. The HTML has them in reading order: the summary,
 * the text, the form. The focus follows it.
 */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  ${from.l} {
    grid-template: auto 1fr / minmax(0, ${width.text}) minmax(20rem, 1fr);
    column-gap: ${space[16]};

    & > ${Summaries} {
      grid-area: 1 / 2;
    }

    & > ${Text} {
      grid-area: 1 / 1 / -1;
    }

    & > ${SignUp} {
      position: sticky;
      inset-block-start: 7rem;
      grid-area: 2 / 2;
      align-self: start;
    }

    & > ${Text}:first-child + ${SignUp} {
      grid-row: 1 / -1;
    }
  }

  /* Sticky only when it fits: a taller form would be cut off at its button. */
  @media (height < 50rem) {
    & > ${SignUp} {
      position: static;
    }
  }
`

export const Questions = styled.ol`
  display: grid;
  gap: ${space[6]};
  margin-block-start: ${space[6]};
  padding: 0;
  list-style: none;
  counter-reset: question;

  li {
    display: grid;
    gap: ${space[2]};
    padding: ${space[6]};
    border: 1px solid var(--line);
    border-radius: ${radius.large};
    break-inside: avoid;
  }

  h3 {
    font-size: ${fontSize.h3};
  }
`

export const Neighbors = styled.nav`
  display: grid;
  gap: ${space[4]};
  padding-block: ${space[8]} ${space[12]};

  a {
    display: grid;
    gap: ${space[1]};
    padding: ${space[5]};
    border: 1px solid var(--line);
    border-radius: ${radius.large};
    font-weight: ${fontWeight.bold};
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  small {
    color: var(--text-soft);
    font-weight: ${fontWeight.regular};
  }

  ${from.m} {
    grid-template-columns: 1fr 1fr;

    [rel='next'] {
      grid-column: 2;
      text-align: end;
    }
  }
`

/** Not useful in print. */
export const Group = styled(Section)`
  @media print {
    display: none;
  }
`

export const GroupHeading = styled(Heading)`
  margin-block-end: ${space[8]};
`

export const More = styled.p`
  margin-block-start: ${space[8]};
  font-weight: ${fontWeight.bold};
`
