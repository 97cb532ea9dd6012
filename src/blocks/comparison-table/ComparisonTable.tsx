import { Icon } from '../../ui/Icon/Icon'
import { Section, SectionHeader } from '../../ui/Layout/Layout'
import { useWords } from '../../ui/Translation/Translation'
import { VisuallyHidden } from '../../ui/Typography/Typography'
import type { mapComparisonTable } from './comparison-table.cms'
import * as S from './ComparisonTable.styles'

/**
 * Features against plans or products. On a small screen the table scrolls sideways in its own region. It has explicit
 * roles, because Safari takes them from the layout, which differs on phones.
 */
export function ComparisonTable(props: ReturnType<typeof mapComparisonTable>) {
  const { anchor, background, id, eyebrow, heading, introduction, columns, groups, note } = props
  const headingId = `${id}-heading`
  return (
    <Section id={anchor} background={background}>
      <SectionHeader eyebrow={eyebrow} heading={heading} introduction={introduction} id={headingId} />
      {/* Focusable, so that the keyboard can scroll it. */}
      <S.Scroller role="region" aria-labelledby={headingId} tabIndex={0}>
        <S.Table role="table" $columns={columns.length}>
          <VisuallyHidden as="caption">{heading}</VisuallyHidden>
          <thead>
            <tr role="row">
              <td role="cell" />
              {columns.map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }, index) => (
            <tbody key={index}>
              {title && (
                <tr role="row">
                  <S.GroupTitle role="rowheader" scope="rowgroup" colSpan={columns.length + 1}>
                    <span>{title}</span>
                  </S.GroupTitle>
                </tr>
              )}
              {rows.map(({ feature, detail, values }) => (
                <tr key={feature} role="row">
                  <th role="rowheader" scope="row">
                    {feature}
                    {detail && <span>{detail}</span>}
                  </th>
                  {values.map((value, index) => (
                    <td key={columns[index]} role="cell">
                      {typeof value === 'string' ? value : <Mark isIncluded={value} />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </S.Table>
      </S.Scroller>
      {note && <S.Note>{note}</S.Note>}
    </Section>
  )
}

function Mark({ isIncluded }: { readonly isIncluded: boolean }) {
  const words = useWords()
  return isIncluded ? <S.Check name="check" label={words.included} /> : <Icon name="minus" label={words.notIncluded} />
}
