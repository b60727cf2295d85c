import { sky } from '../backdrop.ts'
import { facade } from '../facade.ts'
import { tree } from '../plants.ts'
import type { Scene } from '../Scene.ts'
import { rect, size, times } from '../shapes.ts'
import { car, street, streetLamp } from '../street.ts'
import { behind, styleOf } from '../surroundings.ts'
import { darker, type View } from '../view.ts'

/** A building in its street. */
export const townhouse: Scene = (view, options) => {
  const look = styleOf(options)
  const half = (look.bays * look.bay) / 2
  return (
    sky(view) +
    behind(view, options['behind'] ?? 'town') +
    neighbours(view, half) +
    facade(view, look, size.width / 2, 646) +
    street(view, 646) +
    tree(view, 600 - half - 60, 690, 300) +
    tree(view, 600 + half + 70, 690, 270) +
    streetLamp(view, 600 + half - 30, 706) +
    car(view, view.random.between(120, 720), 780, view.random.pick(['#C8702A', '#0B5D57', '#D9D2C2', '#7A3B3B']))
  )
}

/** Blank walls of the buildings next door. */
function neighbours(view: View, half: number): string {
  const { random, lit } = view
  return [-1, 1]
    .map((side) => {
      const tall = random.between(280, 420)
      const wall = lit(random.pick(['#DCC7A4', '#E6DBC6', '#CDB79A', '#D9B79C']))
      const x = side < 0 ? -10 : 600 + half + 6
      const width = 600 - half + 4
      const windows = times(12, (index) => {
        const at = x + 26 + (index % 3) * (width / 3)
        const high = 646 - tall + 40 + Math.floor(index / 3) * 92
        return at > x + width - 34 || high > 560
          ? ''
          : rect(at, high, 34, 52, view.light.lamps && random() < 0.5 ? '#F4C878' : darker(wall, 0.4))
      })
      return (
        rect(x, 646 - tall, width, tall, wall) + rect(x - 4, 646 - tall - 26, width + 8, 28, lit('#7B6A62')) + windows
      )
    })
    .join('')
}
