import type { ReactNode } from 'react'
import { Island } from '../ui/Island/Island'
import { getArticleViews, loadArticleViews, type ArticleViews } from './article-source'

interface ArticlePartProps {
  /** The island's name. */
  readonly name: string
  readonly draw: (views: ArticleViews) => ReactNode
}

/** An article as an island: the HTML of the build is kept. */
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
