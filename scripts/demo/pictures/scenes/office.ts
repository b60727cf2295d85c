import { bookcase, potted } from '../furniture.ts'
import { outlook, pendant, room } from '../room.ts'
import type { Scene } from '../Scene.ts'
import { ellipse, line, rect, times } from '../shapes.ts'
import { darker } from '../view.ts'

/** An office with two desks; options: wall, accent, floor, behind. */
export const office: Scene = (view, options) => {
  const { lit } = view
  return (
    room(view, { wall: String(options['wall'] ?? '#E9ECE4'), floor: options['floor'] ?? 'oak' }) +
    outlook(view, { x: 130, y: 110, width: 640, height: 300 }, options['behind'] ?? 'town', { wings: 4 }) +
    bookcase(view, 1000, 594, '#B88A5C') +
    pendant(view, 360, 60, '#0B5D57') +
    pendant(view, 660, 60, '#0B5D57') +
    desk(280) +
    desk(690) +
    potted(view, 1130, 720, '#C8702A')
  )

  function desk(x: number): string {
    const wood = lit('#C99B66')
    const base = 740
    const screen =
      rect(x - 76, base - 272, 152, 96, lit('#1C2526'), 1, 6) +
      rect(x - 69, base - 265, 138, 80, lit('#DCEBE8')) +
      times(4, (index) =>
        rect(
          x - 58,
          base - 254 + index * 16,
          40 + ((index * 37) % 62),
          7,
          lit(index === 1 ? '#C8702A' : '#0B5D57'),
          0.9,
          3,
        ),
      ) +
      rect(x - 7, base - 178, 14, 22, lit('#8E9A99')) +
      rect(x - 30, base - 160, 60, 6, lit('#8E9A99'), 1, 3)
    const chair =
      rect(x + 60, base - 190, 76, 104, lit(String(options['accent'] ?? '#C8702A')), 1, 18) +
      rect(x + 52, base - 92, 92, 20, darker(lit(String(options['accent'] ?? '#C8702A')), 0.15), 1, 8) +
      line([x + 98, base - 74], [x + 98, base - 20], lit('#33464C'), 9) +
      line([x + 60, base - 8], [x + 98, base - 24], lit('#33464C'), 7) +
      line([x + 136, base - 8], [x + 98, base - 24], lit('#33464C'), 7)
    return (
      ellipse(x, base + 4, 200, 11, '#1C2526', 0.18) +
      chair +
      [-156, 156].map((at) => line([x + at, base - 148], [x + at * 1.06, base], lit('#33464C'), 9)).join('') +
      screen +
      rect(x - 182, base - 156, 364, 15, wood, 1, 5) +
      rect(x - 150, base - 180, 26, 24, lit('#F7F5F0'), 1, 5) +
      rect(x + 92, base - 168, 66, 12, lit('#0B5D57'), 1, 2)
    )
  }
}
