import styled from 'styled-components'
import { below, color, font, fontSize, fontWeight, radius, shadow, space } from '../../theme'
import { scrollHint } from '../Layout/scroll-hint'

/** For a few paragraphs with links and lists. */
export const Root = styled.div`
  line-height: 1.65;
  overflow-wrap: break-word;

  > * + * {
    margin-block-start: 1.1em;
  }

  a {
    color: var(--link);
    text-decoration-thickness: 1.5px;
    text-underline-offset: 0.2em;
  }

  a:hover {
    text-decoration-thickness: 3px;
  }

  :is(ul, ol) {
    padding-inline-start: 1.4em;
  }

  li + li,
  li > :is(ul, ol, p + p) {
    margin-block-start: 0.5em;
  }

  li::marker {
    color: var(--accent);
    font-weight: ${fontWeight.bold};
  }
`

/** For text with headings, quotes, tables and code. */
export const Article = styled(Root)`
  > :is(h1, h2, h3, h4, h5) + * {
    margin-block-start: 0.6em;
  }

  > * + :is(h1, h2) {
    margin-block-start: 1.7em;
  }

  > * + :is(h3, h4, h5) {
    margin-block-start: 1.6em;
  }

  :is(h1, h2) {
    font-size: ${fontSize.section};
    line-height: 1.2;
  }

  h3 {
    font-size: ${fontSize.h3};
    line-height: 1.25;
  }

  :is(h4, h5) {
    font: ${fontWeight.bold} 1em/1.4 ${font.text};
  }

  /* Most quotes are letters. */
  blockquote {
    padding: clamp(${space[4]}, 3vw, ${space[6]}) clamp(${space[5]}, 3.5vw, ${space[8]});
    border: 1px solid var(--line);
    border-radius: ${radius.medium};
    background-color: var(--card);
    box-shadow: ${shadow.low};
    break-inside: avoid;
  }

  blockquote > * + * {
    margin-block-start: 0.8em;
  }

  /* The subject of a letter. */
  [data-subject] {
    padding-block-end: ${space[3]};
    border-block-end: 1px solid var(--line);
    line-height: 1.4;
  }

  :is(img, video, pre) {
    border-radius: ${radius.medium};
  }

  code {
    padding: 0.1em 0.35em;
    border-radius: 0.35em;
    font-size: 0.9em;
    background-color: color-mix(in srgb, currentcolor 9%, transparent);
  }

  pre {
    padding: ${space[5]};
    white-space: pre-wrap;
    color: ${color.cream50};
    background-color: ${color.night};
  }

  pre code {
    padding: 0;
    background: none;
  }

  /* The scrolling wrapper of a table, which is focusable for the keyboard. */
  .table {
    ${scrollHint}
  }

  table {
    border-collapse: collapse;
    font-size: ${fontSize.small};
  }

  :is(th, td) {
    padding: ${space[3]} ${space[5]} ${space[3]} 0;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;

    &:last-child {
      padding-inline-end: 0;
    }
  }

  /* Column alignment from Markdown. */
  [data-align='center'] {
    text-align: center;
  }

  [data-align='right'] {
    text-align: end;
  }

  /* Wide enough for columns of several words and for long names. The border shows that it scrolls. */
  ${below.s} {
    :is(th, td) {
      padding-inline-end: ${space[3]};
    }

    .table:has(th:nth-child(4), code) {
      padding-inline: ${space[4]};
      border: 1px solid var(--line);
      border-radius: ${radius.medium};

      table {
        min-width: 34rem;
      }

      tr:last-child td {
        border: 0;
      }
    }
  }

  hr {
    margin-block: ${space[10]};
    border: 0;
    border-block-start: 1px solid var(--line);
  }

  /* In print, a link shows its address. */
  @media print {
    a[href^='http']::after {
      content: ' (' attr(href) ')';
      overflow-wrap: anywhere;
    }
  }
`
