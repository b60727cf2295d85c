import { size } from './shapes.ts'

/** A whole picture from what is drawn in it, as it is or seen in a mirror. */
export function svg(inner: string, mirrored = false): string {
  const { width, height } = size
  const drawn = mirrored ? `<g transform="translate(${width} 0) scale(-1 1)">${inner}</g>` : inner
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn}</svg>`
}
