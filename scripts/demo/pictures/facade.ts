import { doorAt, windowAt, type WindowLook } from './openings.ts'
import { circle, ellipse, line, polygon, rect, times } from './shapes.ts'
import { brighter, darker, type View } from './view.ts'
import { tiles, wallOf, type WallKind } from './walls.ts'

/** A building seen from the front. Lengths are pixels. */
export interface Facade {
  wall: { kind: WallKind; colour: string; ground?: { kind: WallKind; colour: string } }
  roof: { colour: string; height: number; hip?: number; overhang?: number }
  floors: number
  floor: number
  bays: number
  bay: number
  window: WindowLook
  /** The bay, from 0, that the front door stands in. */
  door: { bay: number; colour: string; width?: number; height?: number; arch?: boolean }
  dormers?: number
  /** Places of the chimneys along the ridge, 0 to 1. */
  chimneys?: readonly number[]
  /** Floors that have a balcony with railings, from 1 upwards. */
  balconies?: readonly number[]
  /** Quoins and string courses in this colour. */
  trim?: string
}

/** Draws a building that stands on `base` and whose middle is at `x`. */
export function facade(view: View, look: Facade, x: number, base: number): string {
  const { lit } = view
  const width = look.bays * look.bay
  const height = look.floors * look.floor
  const [left, top] = [x - width / 2, base - height]
  const area = { x: left, y: top, width, height }
  const bayAt = (index: number) => left + (index + 0.5) * look.bay
  const ground = look.wall.ground
    ? wallOf(
        view,
        { x: left, y: base - look.floor, width, height: look.floor },
        look.wall.ground.kind,
        look.wall.ground.colour,
      )
    : ''
  return (
    ellipse(x, base + 6, width * 0.56, 16, lit('#1C2526'), 0.2) +
    chimneys() +
    roof() +
    wallOf(view, area, look.wall.kind, look.wall.colour) +
    ground +
    trim() +
    rect(left - 3, base - 16, width + 6, 17, darker(lit(look.wall.colour), 0.22)) +
    times(look.floors, (floor) => times(look.bays, (bay) => opening(floor, bay))) +
    (look.balconies ?? []).map(balcony).join('') +
    dormers()
  )

  function opening(floor: number, bay: number): string {
    const level = base - floor * look.floor
    if (floor === 0 && bay === look.door.bay)
      return doorAt(view, bayAt(bay), level, { width: 56, height: look.floor * 0.72, ...look.door })
    return windowAt(view, bayAt(bay), level - look.floor * 0.26, look.window)
  }

  function roof(): string {
    const { colour, height: rise, hip = 0, overhang = 18 } = look.roof
    const corners = [
      [left - overhang, top + 6],
      [left - overhang + hip + 6, top - rise],
      [left + width + overhang - hip - 6, top - rise],
      [left + width + overhang, top + 6],
    ] as const
    return (
      tiles(view, corners, colour) + rect(left - overhang, top + 1, width + overhang * 2, 8, darker(lit(colour), 0.35))
    )
  }

  function chimneys(): string {
    const { height: rise, hip = 0 } = look.roof
    return (look.chimneys ?? [])
      .map((share) => {
        const at = left + hip + share * (width - hip * 2)
        const smoke =
          view.season === 'winter' || view.light.lamps
            ? times(5, (index) =>
                circle(
                  at + 12 + index * 13,
                  top - rise - 66 - index * 26,
                  9 + index * 5,
                  '#F7F5F0',
                  0.32 - index * 0.05,
                ),
              )
            : ''
        return (
          smoke +
          rect(at - 17, top - rise - 42, 34, 80, lit('#B4735A')) +
          rect(at + 6, top - rise - 42, 11, 80, '#1C2526', 0.14) +
          rect(at - 21, top - rise - 48, 42, 9, lit('#8F5A46')) +
          rect(at - 9, top - rise - 60, 8, 14, lit('#C98A6A')) +
          rect(at + 3, top - rise - 60, 8, 14, lit('#C98A6A'))
        )
      })
      .join('')
  }

  function trim(): string {
    if (!look.trim) return ''
    const stone = lit(look.trim)
    const quoins = times(height / 24, (row) => {
      const wide = row % 2 === 0 ? 26 : 17
      return rect(left, top + row * 24, wide, 21, stone) + rect(left + width - wide, top + row * 24, wide, 21, stone)
    })
    const courses = times(
      look.floors - 1,
      (floor) =>
        rect(left, base - (floor + 1) * look.floor - 4, width, 9, stone) +
        rect(left, base - (floor + 1) * look.floor + 5, width, 4, '#1C2526', 0.12),
    )
    return quoins + courses + rect(left - 8, top - 4, width + 16, 13, brighter(stone, 0.15))
  }

  function balcony(floor: number): string {
    const level = base - floor * look.floor - look.floor * 0.2
    const iron = lit('#26343A')
    const bars = times((width - 20) / 11, (index) => rect(left + 12 + index * 11, level - 32, 2.4, 32, iron))
    return (
      rect(left - 4, level, width + 8, 8, darker(lit(look.wall.colour), 0.1)) +
      rect(left - 4, level + 8, width + 8, 7, '#1C2526', 0.16) +
      bars +
      rect(left + 4, level - 34, width - 8, 4, iron) +
      line([left + 6, level - 16], [left + width - 6, level - 16], iron, 1.5, 0.8)
    )
  }

  function dormers(): string {
    const count = look.dormers ?? 0
    const { height: rise, hip = 0 } = look.roof
    return times(count, (index) => {
      const at = left + hip * 0.5 + ((index + 0.5) * (width - hip)) / count
      const foot = top - rise * 0.14
      const tall = Math.min(rise * 0.56, 64)
      return (
        rect(at - 27, foot - tall, 54, tall, lit(look.trim ?? '#EDE4D2')) +
        windowAt(view, at, foot - 8, { width: 30, height: tall - 16, frame: '#F7F5F0' }) +
        polygon(
          [
            [at - 37, foot - tall + 4],
            [at, foot - tall - 30],
            [at + 37, foot - tall + 4],
          ],
          darker(lit(look.roof.colour), 0.18),
        ) +
        (view.season === 'winter'
          ? polygon(
              [
                [at - 30, foot - tall - 4],
                [at, foot - tall - 32],
                [at + 30, foot - tall - 4],
                [at, foot - tall - 22],
              ],
              lit('#F4F7F6'),
            )
          : '')
      )
    })
  }
}
