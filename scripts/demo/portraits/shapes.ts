/** A place in the picture, in pixels from the upper left corner. */
export type Point = readonly [x: number, y: number]

const short = (value: number) => Math.round(value * 10) / 10

const veil = (opacity: number) => (opacity < 1 ? ` opacity="${opacity}"` : '')

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  opacity = 1,
  radius = 0,
): string {
  const round = radius > 0 ? ` rx="${short(radius)}"` : ''
  const place = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`
  return `<rect ${place} fill="${fill}"${round}${veil(opacity)}/>`
}

export function polygon(points: readonly Point[], fill: string, opacity = 1): string {
  return `<polygon points="${points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ')}" fill="${fill}"${veil(opacity)}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${veil(opacity)}/>`
}

export const circle = (x: number, y: number, radius: number, fill: string, opacity = 1) =>
  ellipse(x, y, radius, radius, fill, opacity)

export function line(from: Point, to: Point, stroke: string, width: number, opacity = 1): string {
  const ends = `x1="${short(from[0])}" y1="${short(from[1])}" x2="${short(to[0])}" y2="${short(to[1])}"`
  return `<line ${ends} stroke="${stroke}" stroke-width="${short(width)}" stroke-linecap="round"${veil(opacity)}/>`
}

/** A free form, given as the commands of an SVG path. */
export function form(commands: string, fill: string, opacity = 1): string {
  return `<path d="${commands}" fill="${fill}"${veil(opacity)}/>`
}

/** Draws something once for each number from 0 to `count` - 1. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('')
