/** A drawing: SVG, and what it shows in words. */
export interface Drawing {
  readonly svg: string
  /** Alternative text. */
  readonly alt: string
  /** In px. */
  readonly width: number
  readonly height: number
  /** The `viewBox` for a narrow frame. Absent: the middle. */
  readonly focus?: string
}

type Size = Pick<Drawing, 'width' | 'height'>

export const asSvg = (content: string, { width, height }: Size): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
