import { Image } from '../../images/Image'
import { ActionLink } from '../../ui/Button/Button'
import { Section } from '../../ui/Layout/Layout'
import { Small } from '../../ui/Typography/Typography'
import type { mapTestimonial } from './testimonial.cms'
import * as S from './Testimonial.styles'

export function Testimonial({
  anchor,
  background,
  quote,
  person,
  role,
  picture,
  link,
}: ReturnType<typeof mapTestimonial>) {
  return (
    <Section id={anchor} background={background}>
      <S.Figure>
        <S.Quote>
          <p>{quote}</p>
        </S.Quote>
        <S.Caption>
          {picture && <Image picture={picture} />}
          <div>
            <S.Person>{person}</S.Person>
            {role && <Small>{role}</Small>}
            {link && (
              <p>
                <ActionLink action={link} variant="quiet" />
              </p>
            )}
          </div>
        </S.Caption>
      </S.Figure>
    </Section>
  )
}
