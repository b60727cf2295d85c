import { line, polygon, rect, times, type Point } from './shapes.ts'
import { brighter, darker, mix, type View } from './view.ts'

export const wallKinds = ['plaster', 'rubble', 'ashlar', 'brick', 'timber', 'planks', 'metal'] as const
export type WallKind = (typeof wallKinds)[number]

export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** A wall in its light: material, shade under the eaves, and the side away from the sun darker. */
export function wallOf(view: View, area: Area, kind: WallKind, colour: string): string {
  const { x, y, width, height } = area
  const base = view.lit(colour)
  const sunLeft = view.light.sun.x < 600
  const shade = rect(sunLeft ? x + width * 0.82 : x, y, width * 0.18, height, '#1C2526', 0.06)
  return (
    rect(x, y, width, height, base) + textures[kind](view, area, base) + shade + rect(x, y, width, 13, '#1C2526', 0.17)
  )
}

const textures: Record<WallKind, (view: View, area: Area, base: string) => string> = {
  plaster: ({ random }, { x, y, width, height }, base) =>
    times((width * height) / 9000, () =>
      rect(
        random.between(x, x + width - 60),
        random.between(y, y + height - 6),
        random.between(20, 60),
        3,
        darker(base, 0.09),
        0.7,
        1.5,
      ),
    ),

  rubble: ({ random }, { x, y, width, height }, base) =>
    times(height / 20, (row) =>
      times(width / 36, (column) => {
        const wide = random.between(18, 34)
        const at = x + column * 36 + (row % 2) * 16
        if (at + wide > x + width || random() < 0.2) return ''
        const stone =
          random() < 0.5 ? darker(base, random.between(0.03, 0.14)) : brighter(base, random.between(0.05, 0.2))
        return rect(at, y + row * 20 + random.between(1, 4), wide, random.between(12, 17), stone, 0.85, 4)
      }),
    ),

  ashlar: (_, { x, y, width, height }, base) =>
    times(height / 26, (row) => {
      const joints = times(width / 62, (column) =>
        rect(
          Math.min(x + column * 62 + (row % 2) * 31, x + width - 1.5),
          y + row * 26,
          1.5,
          Math.min(26, height - row * 26),
          darker(base, 0.13),
          0.6,
        ),
      )
      return rect(x, y + row * 26, width, 1.5, darker(base, 0.15), 0.7) + joints
    }),

  brick: ({ random }, { x, y, width, height }, base) =>
    times(height / 10, (row) =>
      times(width / 24, (column) => {
        const at = x + column * 24 + (row % 2) * 12
        if (at + 21 > x + width || y + row * 10 + 8 > y + height) return ''
        return rect(
          at,
          y + row * 10 + 1,
          21,
          7.5,
          mix(base, random() < 0.5 ? '#1C2526' : '#F7F5F0', random.between(0.02, 0.13)),
          1,
          1,
        )
      }),
    ),

  timber: (view, { x, y, width, height }) => {
    const beam = view.lit('#6B4630')
    const storey = height / Math.max(1, Math.round(height / 130))
    const posts = Math.max(4, Math.round(width / 86))
    const at = (index: number) => x + (index * width) / posts
    const braces = (top: number) =>
      times(posts, (index) => {
        const [a, b]: [Point, Point] =
          index % 2 === 0
            ? [
                [at(index), top + storey],
                [at(index + 1), top],
              ]
            : [
                [at(index), top],
                [at(index + 1), top + storey],
              ]
        return index === 0 || index === posts - 1 || index % 3 === 1 ? line(a, b, beam, 9) : ''
      })
    return times(Math.round(height / storey), (row) => {
      const top = y + row * storey
      return (
        braces(top) +
        times(posts + 1, (index) => rect(Math.min(Math.max(at(index) - 5, x), x + width - 10), top, 10, storey, beam)) +
        rect(x, top + storey - 6, width, 12, beam) +
        rect(x, top, width, 8, beam)
      )
    })
  },

  planks: ({ random }, { x, y, width, height }, base) =>
    times(height / 19, (row) => {
      const knot = rect(x + random.between(0, width - 40), y + row * 19 + 8, 22, 3, darker(base, 0.2), 0.6, 2)
      return (
        rect(x, y + row * 19, width, 18, mix(base, random() < 0.5 ? '#1C2526' : '#F3DFB8', random.between(0, 0.1))) +
        rect(x, y + row * 19 + 16.5, width, 2.5, darker(base, 0.3)) +
        knot
      )
    }),

  metal: (_, { x, y, width, height }, base) =>
    times(
      width / 16,
      (column) =>
        rect(x + column * 16, y, 5, height, darker(base, 0.12), 0.8) +
        rect(x + column * 16 + 5, y, 2, height, brighter(base, 0.3), 0.6),
    ),
}

/** Tiles or slates of a roof, given by its four corners from the lower left one clockwise. */
export function tiles(
  view: View,
  [lowLeft, topLeft, topRight, lowRight]: readonly [Point, Point, Point, Point],
  colour: string,
): string {
  const { random } = view
  const base = view.lit(colour)
  const between = (a: Point, b: Point, share: number): Point => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
  ]
  const courses = Math.max(3, Math.round((lowLeft[1] - topLeft[1]) / 13))
  const rowsOf = times(courses, (row) => {
    const share = (row + 0.5) / courses
    const [from, to] = [between(topLeft, lowLeft, share), between(topRight, lowRight, share)]
    const pieces = times((to[0] - from[0]) / 34, () => {
      const x = random.between(from[0] + 2, Math.max(from[0] + 3, to[0] - 24))
      return rect(
        x,
        from[1] - 5,
        random.between(10, 22),
        6,
        random() < 0.5 ? brighter(base, 0.14) : darker(base, 0.16),
        0.8,
        1,
      )
    })
    return line(from, to, darker(base, 0.2), 1.6, 0.7) + pieces
  })
  const snow =
    view.season === 'winter'
      ? polygon(
          [between(lowLeft, topLeft, 0.3), topLeft, topRight, between(lowRight, topRight, 0.24)],
          view.lit('#F4F7F6'),
          0.95,
        )
      : ''
  return (
    polygon([lowLeft, topLeft, topRight, lowRight], base) +
    rowsOf +
    snow +
    line(topLeft, topRight, darker(base, 0.25), 6)
  )
}
