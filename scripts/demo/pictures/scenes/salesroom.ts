import { potted } from '../furniture.ts'
import { outlook, pendant, room } from '../room.ts'
import type { Scene } from '../Scene.ts'
import { circle, ellipse, rect, times } from '../shapes.ts'
import { darker } from '../view.ts'

/** The inside of a shop; options: wall, accent, floor, behind. */
export const salesroom: Scene = (view, options) => {
  const { lit, random } = view
  const wood = lit('#A87C50')
  const accent = lit(String(options['accent'] ?? '#0B5D57'))
  const ware = (x: number, level: number) => {
    const tall = random.between(34, 62)
    return rect(
      x,
      level - tall,
      30,
      tall,
      lit(random.pick(['#C8702A', '#E3C08C', '#F7F5F0', '#8FA39A', '#3E7386', '#B5533C'])),
      1,
      random.pick([3, 10]),
    )
  }
  const shelves = (left: number) =>
    times(
      4,
      (row) =>
        times(9, (index) => ware(left + 8 + index * 42, 214 + row * 92)) +
        rect(left, 214 + row * 92, 390, 12, wood) +
        rect(left, 226 + row * 92, 390, 20, '#1C2526', 0.07),
    )
  const counter =
    ellipse(600, 752, 330, 14, '#1C2526', 0.2) +
    rect(300, 588, 600, 162, accent, 1, 4) +
    times(8, (index) => rect(316 + index * 73, 612, 60, 120, darker(accent, 0.12), 1, 3)) +
    rect(284, 570, 632, 22, lit('#E9D3AC'), 1, 5)
  const till =
    rect(720, 504, 96, 66, lit('#33464C'), 1, 6) +
    rect(730, 512, 76, 34, lit('#DCEBE8'), 1, 3) +
    circle(400, 548, 24, lit('#C8702A')) +
    circle(440, 552, 19, lit('#E3C08C')) +
    rect(360, 562, 120, 10, lit('#F7F5F0'), 1, 4)
  return (
    room(view, { wall: String(options['wall'] ?? '#F1E4CB'), floor: options['floor'] ?? 'chequered' }) +
    shelves(60) +
    shelves(750) +
    outlook(view, { x: 500, y: 130, width: 200, height: 330 }, options['behind'] ?? 'town') +
    pendant(view, 400, 110, '#26343A') +
    pendant(view, 600, 90, '#26343A') +
    pendant(view, 800, 110, '#26343A') +
    counter +
    till +
    potted(view, 170, 744, '#B5654A')
  )
}
