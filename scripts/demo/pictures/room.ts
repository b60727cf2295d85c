import { behind } from './surroundings.ts'
import { sky } from './backdrop.ts'
import { circle, clipped, ellipse, line, polygon, rect, size, times, type Point } from './shapes.ts'
import { brighter, darker, mix, outdoors, type View } from './view.ts'

/** Where the wall meets the floor. */
export const floorLine = 590

export interface RoomLook {
  wall: string
  floor?: string | number
  /** Colour of panels on the lower wall. */
  panels?: string
  beams?: boolean
}

/** Wall and floor of a room seen from its middle. */
export function room(view: View, { wall, floor = 'parquet', panels, beams = false }: RoomLook): string {
  const { lit } = view
  const paint = lit(wall)
  const wainscot = panels
    ? rect(0, 420, size.width, floorLine - 420, lit(panels)) +
      times(
        9,
        (index) =>
          rect(index * 138 + 14, 440, 110, 120, darker(lit(panels), 0.08), 1, 2) +
          rect(index * 138 + 19, 445, 100, 110, lit(panels), 1, 2),
      ) +
      rect(0, 412, size.width, 12, brighter(lit(panels), 0.25))
    : ''
  const timber = beams
    ? times(7, (index) =>
        polygon(
          [
            [index * 200 - 34, 0],
            [index * 200 + 30, 0],
            [index * 190 + 46, 64],
            [index * 190 + 2, 64],
          ],
          lit('#7A573C'),
        ),
      ) +
      rect(0, 60, size.width, 26, lit('#6B4A33')) +
      rect(0, 86, size.width, 8, '#1C2526', 0.14)
    : rect(0, 0, size.width, 26, brighter(paint, 0.45)) + rect(0, 26, size.width, 5, '#1C2526', 0.07)
  const skirting =
    rect(0, floorLine - 20, size.width, 20, brighter(paint, 0.5)) + rect(0, floorLine, size.width, 7, '#1C2526', 0.16)
  return rect(0, 0, size.width, floorLine, paint) + timber + wainscot + ground(view, String(floor)) + skirting
}

const floors: Record<string, readonly [string, string]> = {
  parquet: ['#C4986A', '#B68A5D'],
  oak: ['#D9B98C', '#CDAA7B'],
  walnut: ['#8C6347', '#7F583E'],
  terracotta: ['#C67F5A', '#B8714D'],
  stone: ['#D8D0C0', '#C9C0AE'],
  chequered: ['#F0EADD', '#3E4F54'],
  concrete: ['#B9BDBA', '#B1B6B3'],
}

function ground({ lit, random }: View, kind: string): string {
  const [first, second] = floors[kind] ?? ['#C4986A', '#B68A5D']
  const base = lit(first)
  const vanish: Point = [size.width / 2, 330]
  const at = (x: number, y: number) => vanish[0] + (x - vanish[0]) * ((y - vanish[1]) / (800 - vanish[1]))
  const tiled = ['terracotta', 'stone', 'chequered'].includes(kind)
  const edges = tiled ? [590, 612, 640, 678, 728, 800] : [590, 800]
  const columns = tiled ? 22 : 30
  const wide = 2600 / columns
  return (
    rect(0, floorLine, size.width, size.height - floorLine, base) +
    edges
      .slice(1)
      .map((low, row) => {
        const high = edges[row] ?? floorLine
        return times(columns, (index) => {
          const dark = kind === 'chequered' ? (index + row) % 2 === 0 : random() < 0.5
          const x = index * wide - 700
          const colour = kind === 'chequered' ? lit(second) : mix(base, lit(second), random.between(0.3, 1))
          return dark
            ? polygon(
                [
                  [at(x, high), high],
                  [at(x + wide, high), high],
                  [at(x + wide, low), low],
                  [at(x, low), low],
                ],
                colour,
              )
            : ''
        })
      })
      .join('') +
    times(columns, (index) =>
      line([at(index * wide - 700, floorLine), floorLine], [index * wide - 700, 800], darker(base, 0.14), 1.5, 0.6),
    ) +
    (tiled
      ? edges
          .slice(1, -1)
          .map((y) => line([0, y], [size.width, y], darker(base, 0.14), 1.5, 0.6))
          .join('')
      : times(26, () => {
          const [y, x] = [random.between(600, 795), random.between(0, size.width)]
          return line([x, y], [x + random.between(16, 40), y], darker(base, 0.18), 1.6, 0.5)
        }))
  )
}

export interface Pane {
  x: number
  y: number
  width: number
  height: number
}

/** A window with what can be seen through it, and its light on the floor. */
export function outlook(
  view: View,
  { x, y, width, height }: Pane,
  scenery: string | number | undefined,
  { curtains, wings = 2 }: { curtains?: string; wings?: number } = {},
): string {
  const { lit, light } = view
  const frame = lit('#F7F5F0')
  const scale = Math.max(width / size.width, height / 640)
  const seen = clipped(
    `w${Math.round(x)}`,
    x,
    y,
    width,
    height,
    sky(outdoors(view)) + behind(outdoors(view), scenery),
    `translate(${x - (size.width * scale - width) / 2} ${y + height - 640 * scale}) scale(${scale})`,
  )
  const bars =
    times(wings - 1, (index) => rect(x + (width * (index + 1)) / wings - 5, y, 10, height, frame)) +
    rect(x, y + height * 0.34, width, 5, frame)
  const beam = light.lamps
    ? ''
    : polygon(
        [
          [x + 10, floorLine + 14],
          [x + width - 10, floorLine + 14],
          [x + width + 90, 790],
          [x + 60, 790],
        ],
        light.sun.colour,
        0.2,
      )
  const cloth = curtains ? lit(curtains) : ''
  const drape = (left: number) =>
    rect(left, y - 26, 46, floorLine - y + 14, cloth) +
    times(4, (index) => rect(left + 5 + index * 11, y - 26, 4, floorLine - y + 14, darker(cloth, 0.13)))
  return (
    beam +
    rect(x - 14, y - 14, width + 28, height + 28, frame) +
    seen +
    bars +
    rect(x - 22, y + height + 8, width + 44, 12, frame) +
    rect(x - 22, y + height + 20, width + 44, 5, '#1C2526', 0.1) +
    (curtains
      ? line([x - 66, y - 30], [x + width + 66, y - 30], lit('#5E4A3A'), 7) + drape(x - 56) + drape(x + width + 10)
      : '')
  )
}

/** A lamp that hangs from the ceiling; it glows at dusk. */
export function pendant({ lit, light }: View, x: number, drop: number, colour: string): string {
  const glow = light.lamps ? circle(x, drop + 40, 120, '#F7CF86', 0.16) + circle(x, drop + 34, 60, '#F7CF86', 0.25) : ''
  return (
    glow +
    line([x, 26], [x, drop], lit('#26343A'), 3) +
    polygon(
      [
        [x - 16, drop],
        [x + 16, drop],
        [x + 50, drop + 44],
        [x - 50, drop + 44],
      ],
      lit(colour),
    ) +
    ellipse(x, drop + 44, 50, 7, light.lamps ? '#FDE9BC' : brighter(lit(colour), 0.4))
  )
}

/** Framed pictures on a wall, each another small composition. */
export function frames({ lit, random }: View, x: number, y: number, count: number): string {
  return times(count, (index) => {
    const left = x + index * 106
    const inner = lit(random.pick(['#EFE6D4', '#DCE6E2', '#F1DCC6']))
    const shapes =
      circle(left + random.between(30, 60), y + random.between(30, 50), random.between(12, 22), lit('#C8702A')) +
      polygon(
        [
          [left + 9, y + 105],
          [left + random.between(24, 44), y + 56],
          [left + 82, y + 105],
        ],
        lit('#0B5D57'),
      ) +
      polygon(
        [
          [left + 30, y + 105],
          [left + 62, y + 72],
          [left + 82, y + 105],
        ],
        lit('#8FA39A'),
      )
    return (
      rect(left + 4, y + 5, 90, 120, '#1C2526', 0.12) +
      rect(left, y, 90, 120, lit('#3B2F27')) +
      rect(left + 7, y + 7, 76, 106, inner) +
      shapes
    )
  })
}
