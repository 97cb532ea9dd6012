import styled from 'styled-components'
import { fontWeight, motion, space } from '../../theme'

export const Item = styled.details`
  border-block-end: 1px solid var(--line);
  interpolate-size: allow-keywords;

  &:first-child {
    border-block-start: 1px solid var(--line);
  }

  @media screen {
    &::details-content {
      block-size: 0;
      overflow: clip;
    }

    &[open]::details-content {
      block-size: auto;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    &::details-content {
      transition:
        block-size ${motion.medium},
        content-visibility ${motion.medium} allow-discrete;
    }
  }

  /* On paper, nobody can open an answer. */
  @media print {
    &::details-content {
      content-visibility: visible;
    }
  }
`

export const Summary = styled.summary`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space[5]};
  font-size: 1.1875rem;
  font-weight: ${fontWeight.bold};
  line-height: 1.35;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    color: var(--link);
  }

  svg {
    color: var(--accent);
    transition: rotate ${motion.medium};
  }

  [open] > & svg {
    rotate: 135deg;
  }
`

export const Content = styled.div`
  max-width: 46rem;
  padding-block-end: ${space[6]};
  color: var(--text-soft);
`
