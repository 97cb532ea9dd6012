/** Path of a page's data, by its `location.pathname` (requirements 7.2). */
export const pageDataPath = (pathname: string): string =>
  `/page-data/${pathname.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`
