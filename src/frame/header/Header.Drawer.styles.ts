import styled from 'styled-components'
import { below, color, fontSize, fontWeight, from, menuBar, menuPanel, radius, shadow, space, width } from '../../theme'
import { Link } from '../../ui/Link/Link'
import type { NavigationCard } from './navigation'

export const Drawer = styled.div`
  ${menuBar} {
    position: absolute;
    inset: 100% 0 auto;
    padding: ${space[3]} ${space.gutter} 0;
    pointer-events: none;
  }
`

export const Columns = styled.div`
  display: grid;
  gap: ${space[4]};

  ${menuPanel} {
    padding-block: ${space[2]} ${space[6]};

    ${from.m} {
      grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
      gap: ${space[6]};
    }
  }

  ${menuBar} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: ${space[6]};
    max-width: ${width.content};
    max-height: calc(100dvh - 7rem);
    margin-inline: auto;
    padding: ${space[6]};
    overflow-y: auto;
    border: 1px solid var(--line);
    border-radius: ${radius.large};
    background: ${color.white};
    box-shadow: ${shadow.high};
    pointer-events: auto;
  }
`

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};

  small {
    display: block;
    color: var(--text-soft);
    font-size: ${fontSize.small};
    line-height: 1.4;
  }

  svg {
    flex: none;
    color: var(--accent);
  }
`

const directions = { top: 'column', left: 'row', right: 'row-reverse' } as const

export const Card = styled(Link)<{
  $isFeatured: boolean
  $imagePosition?: NavigationCard['imagePosition']
}>`
  display: flex;
  flex-direction: ${({ $isFeatured, $imagePosition = $isFeatured ? 'top' : 'left' }) => directions[$imagePosition]};
  gap: ${space[3]};
  padding: ${space[3]};
  border-radius: ${radius.medium};
  text-decoration: none;

  picture {
    flex: 0 1 50%;
  }

  img {
    border-radius: ${radius.small};
  }

  svg {
    margin-block-start: 3px;
  }

  strong {
    font-weight: ${fontWeight.bold};
  }

  &:hover {
    background: ${color.cream100};
  }

  ${({ $isFeatured }) =>
    $isFeatured &&
    `
    padding: ${space[4]};

    &:not([data-ground]) {
      background: ${color.cream100};
    }

    &:hover strong {
      text-decoration: underline;
    }

    ${below.m} {
      picture {
        display: none;
      }
    }
  `}
`

export const ListTitle = styled.p`
  padding: ${space[2]} ${space[3]};
  color: var(--text-soft);
  font-size: ${fontSize.tiny};
  font-weight: ${fontWeight.bold};
`

export const Links = styled.ul`
  padding: 0;
  list-style: none;

  a {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.small};
    text-decoration: none;

    &:hover {
      background: ${color.cream100};
    }
  }
`

export const Foot = styled.div`
  margin-block-start: auto;
  padding: ${space[4]} ${space[3]} 0;
  border-block-start: 1px solid var(--line);

  & > p,
  li > a {
    padding-inline: 0;
  }
`

export const FootLink = styled(Link)`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  padding-block: ${space[1]};
  font-weight: ${fontWeight.bold};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`
