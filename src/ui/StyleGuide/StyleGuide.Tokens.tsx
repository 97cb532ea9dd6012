import type { ReactNode } from 'react'
import { iconNames } from '../../lib/icons'
import { color, font, fontSize, radius, shadow, space, width } from '../../theme'
import { Icon } from '../Icon/Icon'
import { Heading, Text } from '../Typography/Typography'
import { contrastRatio } from './contrast-ratio'
import * as S from './StyleGuide.styles'

/** Backgrounds against which each color's contrast is computed. */
const partners = { white: color.white, cream100: color.cream100, night: color.night } as const

const displaySizes: readonly string[] = ['display', 'h1', 'h2', 'h3']

function grade(ratio: number): string {
  if (ratio >= 4.5) return 'text'
  return ratio >= 3 ? 'large text, edges' : 'decoration'
}

export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <S.Part>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      {children}
    </S.Part>
  )
}

/** Every token: colors with their contrast, type, spacing, radii, shadows, widths, icons. */
export function Tokens() {
  return (
    <>
      <Part title="Colors">
        <S.Swatches role="list">
          {Object.entries(color).map(([name, value]) => (
            <S.Swatch key={name} $color={value}>
              <strong>{name}</strong>
              {value}
              {Object.entries(partners).map(([partner, background]) => {
                const ratio = contrastRatio(value, background)
                return (
                  <div key={partner}>
                    {ratio.toFixed(1)} on {partner}: {grade(ratio)}
                  </div>
                )
              })}
            </S.Swatch>
          ))}
        </S.Swatches>
      </Part>
      <Part title="Type">
        <Text tone="soft">
          Headlines: {font.display}. Text: {font.text}.
        </Text>
        {Object.entries(fontSize).map(([name, size]) => (
          <div key={name}>
            <S.Label>
              {name}: {size}
            </S.Label>
            <S.TypeSample $size={size} $isDisplay={displaySizes.includes(name)}>
              Every conversation, warmly kept
            </S.TypeSample>
          </div>
        ))}
      </Part>
      <Part title="Spacing and widths">
        {Object.entries({ ...space, ...width }).map(([name, size]) => (
          <div key={name}>
            <S.Label>
              {name}: {size}
            </S.Label>
            <S.Bar $size={`min(100%, ${size})`} />
          </div>
        ))}
      </Part>
      <Part title="Radii and shadows">
        <S.Row>
          {Object.entries(radius).map(([name, value]) => (
            <S.Shape key={name} $radius={value}>
              {name}
            </S.Shape>
          ))}
        </S.Row>
        <S.Row>
          {Object.entries(shadow).map(([name, value]) => (
            <S.Shape key={name} $shadow={value}>
              {name}
            </S.Shape>
          ))}
        </S.Row>
      </Part>
      <Part title="Icons">
        <S.IconTiles role="list">
          {iconNames.map((name) => (
            <S.IconTile key={name}>
              <Icon name={name} />
              {name}
            </S.IconTile>
          ))}
        </S.IconTiles>
      </Part>
    </>
  )
}
