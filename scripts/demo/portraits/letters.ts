import { openSync, type Font } from 'fontkit'
import { createRequire } from 'node:module'

export interface Lettering {
  size: number
  color?: string
  /** Width in pixels of a line around the letters, in their own color, that makes them bolder. */
  weight?: number
  align?: 'left' | 'middle'
  opacity?: number
}

let opened: Font | undefined

/** The font comes with the project: what is drawn looks the same on a computer without fonts. */
function font(): Font {
  const file = createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
  const made = openSync(file)
  if (!('layout' in made)) throw new Error(`${file} holds several fonts`)
  return made
}

/** A line of text as outlines, its foot at `y`. */
export function letters(text: string, x: number, y: number, lettering: Lettering): string {
  const { size, color = '#2B2B33', weight = 0, align = 'left', opacity = 1 } = lettering
  opened ??= font()
  const { glyphs, positions, advanceWidth } = opened.layout(text)
  const scale = size / opened.unitsPerEm
  let pen = 0
  const outlines = glyphs.map((glyph, index) => {
    const outline = `<path transform="translate(${pen} 0)" d="${glyph.path.toSVG()}"/>`
    pen += positions[index]?.xAdvance ?? 0
    return outline
  })
  const left = align === 'middle' ? x - (advanceWidth * scale) / 2 : x
  const line = weight > 0 ? ` stroke="${color}" stroke-width="${weight / scale}" stroke-linejoin="round"` : ''
  const place = `translate(${left.toFixed(1)} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`
  return `<g transform="${place}" fill="${color}"${line} opacity="${opacity}">${outlines.join('')}</g>`
}
