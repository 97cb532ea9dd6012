import type { ReactNode } from 'react'
import { Island } from '../ui/Island/Island'
import { getArticleViews, loadArticleViews, type ArticleViews } from './article-source'

interface ArticlePartProps {
  /** Names the island. */
  readonly name: string
  readonly draw: (views: ArticleViews) => ReactNode
}

/** A page of text, as an island: kept as the server has drawn it. */
export function ArticlePart({ name, draw }: ArticlePartProps) {
  return (
    <Island
      name={name}
      draw={() => {
        const views = getArticleViews()
        return views && draw(views)
      }}
      load={loadArticleViews}
    />
  )
}
