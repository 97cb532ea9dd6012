import { editAddressOf, mapDraft } from '../mapping/drafts'
import { ContentError } from '../mapping/fields'
import { DraftNotice } from '../ui/DraftNotice/DraftNotice'
import { Article } from './Article'
import type { ArticleContent } from './article-content'
import type { ShownPages } from './article-parts.cms'
import { mapAuthor, mapCategory, mapPost } from './blog.cms'
import { mapCompanyPage, mapJob } from './company.cms'
import { mapEvent, mapIntegration, mapResource } from './resources.cms'
import { mapStory } from './stories.cms'

type RawArticle = NonNullable<Queries.ArticlePageQuery['contentfulEntry']>

/**
 * Maps an entry of any collection.
 *
 * @throws Error for an entry of a type without pages
 */
export function mapArticle(raw: RawArticle, shown: ShownPages = {}): ArticleContent {
  switch (raw.__typename) {
    case 'ContentfulAuthor':
      return mapAuthor(raw, shown)
    case 'ContentfulBlogCategory':
      return mapCategory(raw, shown)
    case 'ContentfulBlogPost':
      return mapPost(raw, shown)
    case 'ContentfulCompanyPage':
      return mapCompanyPage(raw)
    case 'ContentfulEvent':
      return mapEvent(raw, shown)
    case 'ContentfulIntegration':
      return mapIntegration(raw, shown)
    case 'ContentfulJobPost':
      return mapJob(raw, shown)
    case 'ContentfulResource':
      return mapResource(raw, shown)
    case 'ContentfulStory':
      return mapStory(raw, shown)
    default:
      throw new Error(`Entry "${raw.contentful_id}" is a ${raw.__typename}. That type has no pages of its own.`)
  }
}

/**
 * Renders an article. In previews and in develop, an article with an error is replaced by a notice.
 *
 * @throws ContentError in a production build
 */
export function renderArticle(...[entry, shown]: Parameters<typeof mapArticle>) {
  const article = mapDraft(entry.contentful_id, () => mapArticle(entry, shown))
  return article instanceof ContentError ? (
    <DraftNotice href={editAddressOf(article, entry.contentful_id)}>{article.message}.</DraftNotice>
  ) : (
    <Article {...article} />
  )
}
