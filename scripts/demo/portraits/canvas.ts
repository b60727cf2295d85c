/** A whole drawing of a size in pixels. */
export const canvas = (width: number, height: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`

/** A line along the commands of an SVG path. */
export const stroke = (commands: string, color: string, width: number, opacity = 1) =>
  `<path d="${commands}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

/** Something drawn elsewhere: moved, then scaled. */
export const placed = (x: number, y: number, scale: number, inner: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`
