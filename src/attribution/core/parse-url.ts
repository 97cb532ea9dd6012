/**
 * @throws {Error} 'Undefined URL' for none (specification 5, 8)
 * @throws {TypeError} for text that is no URL
 */
export const parseUrl = (url: string | undefined): URL => {
  if (url === undefined) throw new Error('Undefined URL')
  return new URL(url)
}
