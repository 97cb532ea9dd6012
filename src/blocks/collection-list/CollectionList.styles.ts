import styled from 'styled-components'
import { below, fontSize, from, space } from '../../theme'
import { fieldLabel, pills, searchField } from '../../ui/Control/Control.styles'

export const Controls = styled.div`
  display: grid;
  gap: ${space[5]};

  /* Visible before their code has loaded. */
  @media (scripting: enabled) {
    &[hidden] {
      /* stylelint-disable-next-line declaration-no-important -- so is what hides it. */
      display: grid !important;
    }
  }

  @media print {
    /* stylelint-disable-next-line declaration-no-important -- so is what shows it. */
    display: none !important;
  }

  ${from.l} {
    grid-template-columns: minmax(14rem, 1fr) 3fr;
    align-items: start;
  }
`

export const SearchLabel = styled.label`
  ${fieldLabel}
`

export const SearchField = styled.div`
  ${searchField}
`

/** As inline boxes, labels fill their lines evenly. */
export const Labels = styled.fieldset`
  ${pills}
  display: block;
  text-wrap: balance;

  label {
    display: inline-block;
    margin: 0 ${space[2]} ${space[2]} 0;
  }
`

export const Status = styled.p`
  grid-column: 1 / -1;
  min-height: 1.6em;
  color: var(--text-soft);
`

export const GroupHeading = styled.h3`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  margin-block-end: ${space[3]};
  font-size: ${fontSize.h3};

  svg {
    flex: none;
    color: var(--accent);
  }
`

export const Group = styled.section`
  margin-block-start: ${space[10]};
`

export const Highlights = styled.section`
  margin-block-end: ${space[10]};

  /* When cropped, show the side of the other product. */
  img {
    object-position: 92%;
  }

  /* Their text would be too small on phones. */
  ${below.m} {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    li {
      grid-template-columns: minmax(0, 1fr);
    }

    img {
      display: none;
    }
  }
`

export const More = styled.p`
  margin-block-start: ${space[8]};
`
