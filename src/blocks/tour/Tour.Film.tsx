import { Image } from '../../images/Image'
import { Icon } from '../../ui/Icon/Icon'
import { VisuallyHidden } from '../../ui/Typography/Typography'
import type { FilmProps } from './tour.cms'
import * as S from './Tour.Film.styles'

/** Minutes and seconds, such as “1:05”. */
const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`

/**
 * A short film made of product screens. Without JavaScript all scenes are shown in sequence with their captions; with
 * it, `start-film.ts` plays them. Pictures after the first load when they are played.
 */
export function Film({ title, scenes }: FilmProps) {
  const total = scenes.reduce((sum, { seconds }) => sum + seconds, 0)
  return (
    <S.Player role="group" aria-label={title} data-film="">
      <S.Scenes role="list" $count={scenes.length}>
        {scenes.map(({ id, caption, picture, focus, seconds }, index) => (
          <S.Scene key={id} data-scene={seconds}>
            <S.Screen $focus={focus}>
              <Image
                picture={picture}
                sizes="(min-width: 1440px) 50rem, (min-width: 1024px) 56vw, calc(100vw - 2.5rem)"
              />
              {index === 0 && (
                <S.Start type="button" hidden data-play="">
                  <VisuallyHidden>Play: {title}</VisuallyHidden>
                  <S.Play>
                    <Icon name="play" />
                    {clockTime(total)}
                  </S.Play>
                </S.Start>
              )}
            </S.Screen>
            <S.Caption>{caption}</S.Caption>
          </S.Scene>
        ))}
      </S.Scenes>
      <S.Controls hidden data-controls="">
        <S.Toggle variant="secondary" data-toggle="">
          Pause
        </S.Toggle>
        <S.Marks>
          {scenes.map(({ id }, index) => (
            <S.Mark key={id} type="button" aria-label={`Step ${index + 1} of ${scenes.length}`} data-go={index} />
          ))}
        </S.Marks>
      </S.Controls>
      <VisuallyHidden role="status" data-said="" />
    </S.Player>
  )
}
