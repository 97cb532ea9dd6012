import { mapDraft } from '../content/drafts'
import { ContentError } from '../content/fields'
import { DraftNotice } from '../ui/DraftNotice/DraftNotice'
import { Article } from './Article'
import { mapArticle } from './map-article'

/**
 * Draws an article. In a preview and in develop, a notice takes the place of one that can't be shown.
 *
 * @throws ContentError in a production build
 */
export function drawArticle(...[entry, shown]: Parameters<typeof mapArticle>) {
  const article = mapDraft(entry.contentful_id, () => mapArticle(entry, shown))
  return article instanceof ContentError ? <DraftNotice>{article.message}.</DraftNotice> : <Article {...article} />
}
