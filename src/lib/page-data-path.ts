/**
 * Where Gatsby has put the data of a page (requirements 7.2).
 *
 * @param pathname path of the page, as in `location.pathname`
 */
export const pageDataPath = (pathname: string): string =>
  `/page-data/${pathname.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`
