import { sky } from '../backdrop.ts'
import { tree } from '../plants.ts'
import type { Scene } from '../Scene.ts'
import { circle, line, rect, size, times } from '../shapes.ts'
import { car } from '../street.ts'
import { behind } from '../surroundings.ts'
import { brighter, darker } from '../view.ts'
import { wallOf } from '../walls.ts'

/** A row of lock-up garages, each door with its number; options: colour, count. */
export const garages: Scene = (view, options) => {
  const { lit } = view
  const count = Number(options['count'] ?? 5)
  const wide = 1100 / count
  const doors = times(count, (index) => {
    const x = 50 + index * wide + wide * 0.1
    const own = lit(index === 2 ? '#C8702A' : String(options['colour'] ?? '#0B5D57'))
    const folds = times(
      9,
      (at) =>
        rect(x, 402 + at * 27, wide * 0.8, 3, darker(own, 0.2)) +
        rect(x, 405 + at * 27, wide * 0.8, 3, brighter(own, 0.16)),
    )
    return (
      rect(x - 10, 384, wide * 0.8 + 20, 262, lit('#E7E0D0')) +
      rect(x, 396, wide * 0.8, 250, own) +
      folds +
      rect(x + wide * 0.4 - 18, 596, 36, 7, lit('#D9D2C2'), 1, 3) +
      circle(x + wide * 0.4, 348, 21, lit('#F7F5F0')) +
      times(index + 1, (dot) => rect(x + wide * 0.4 - (index + 1) * 2.5 + dot * 5, 340, 3, 16, lit('#1C2526')))
    )
  })
  const ground =
    rect(0, 646, size.width, 154, lit('#9FA5A2')) +
    times(7, (index) => line([50 + index * wide, 646], [50 + index * wide * 1.3 - 160, 800], lit('#F1ECDD'), 6, 0.8))
  return (
    sky(view) +
    behind(view, options['behind']) +
    tree(view, 180, 400, 240) +
    tree(view, 1030, 400, 260) +
    tree(view, 820, 390, 190) +
    wallOf(view, { x: 20, y: 296, width: 1160, height: 352 }, 'brick', '#C08A6C') +
    rect(4, 272, 1192, 26, lit('#56646A')) +
    rect(4, 298, 1192, 6, '#1C2526', 0.2) +
    doors +
    ground +
    car(view, 700, 742, '#D9D2C2')
  )
}
