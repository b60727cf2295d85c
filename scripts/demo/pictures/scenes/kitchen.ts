import { diningTable, potted } from '../furniture.ts'
import { outlook, pendant, room } from '../room.ts'
import type { Scene } from '../Scene.ts'
import { circle, line, polygon, rect, times } from '../shapes.ts'
import { darker } from '../view.ts'

/** A kitchen with its run of cupboards; options: wall, front, tile, floor, behind. */
export const kitchen: Scene = (view, options) => {
  const { lit, random } = view
  const front = lit(String(options['front'] ?? '#0B5D57'))
  const top = lit('#E9DFCB')
  const tile = String(options['tile'] ?? '#F7F5F0')
  const tiles = times(4, (row) =>
    times(24, (index) =>
      rect(60 + index * 45, 330 + row * 28, 43, 26, random() < 0.14 ? darker(lit(tile), 0.07) : lit(tile), 1, 1),
    ),
  )
  const cupboards = times(
    8,
    (index) =>
      rect(60 + index * 135, 458, 132, 122, front, 1, 2) +
      rect(70 + index * 135, 468, 112, 102, darker(front, 0.1), 1, 2) +
      rect(74 + index * 135, 472, 104, 94, front, 1, 2) +
      rect(112 + index * 135, 480, 28, 5, lit('#D9B36A'), 1, 2),
  )
  const jar = (x: number, level: number) => {
    const tall = random.between(24, 42)
    return rect(x, level - tall, 22, tall, lit(random.pick(['#F7F5F0', '#8FA39A', '#E3C08C', '#3E7386'])), 1, 4)
  }
  const shelf = (x: number, y: number, wide: number) =>
    times(wide / 34, (index) =>
      index % 3 === 2 ? circle(x + 20 + index * 34, y - 14, 14, lit('#C8702A')) : jar(x + 8 + index * 34, y),
    ) + rect(x, y, wide, 9, lit('#A87C50'))
  const hood =
    polygon(
      [
        [830, 60],
        [930, 60],
        [930, 190],
        [984, 250],
        [776, 250],
        [830, 190],
      ],
      lit('#C9CFCC'),
    ) + rect(770, 250, 220, 16, lit('#AEB6B3'), 1, 3)
  const stove =
    rect(776, 446, 208, 136, lit('#33464C'), 1, 3) +
    rect(796, 486, 168, 82, lit('#1C2526'), 1, 4) +
    rect(796, 476, 168, 5, lit('#C9CFCC')) +
    times(5, (index) => circle(806 + index * 37, 462, 6, lit('#C9CFCC')))
  const pot =
    rect(800, 396, 74, 44, lit('#B5533C'), 1, 6) +
    rect(792, 392, 90, 8, lit('#8F3F2C'), 1, 4) +
    circle(837, 388, 6, lit('#8F3F2C'))
  return (
    room(view, { wall: String(options['wall'] ?? '#F1EADB'), floor: options['floor'] ?? 'chequered' }) +
    rect(60, 330, 1080, 116, darker(lit(tile), 0.1)) +
    tiles +
    outlook(view, { x: 470, y: 100, width: 230, height: 220 }, options['behind']) +
    shelf(90, 180, 300) +
    shelf(90, 278, 300) +
    hood +
    rect(50, 438, 1100, 20, top, 1, 3) +
    rect(50, 458, 1100, 6, '#1C2526', 0.16) +
    cupboards +
    stove +
    pot +
    faucet() +
    potted(view, 1080, 438, '#E9DCC3') +
    pendant(view, 430, 170, '#C8702A') +
    pendant(view, 750, 130, '#C8702A') +
    diningTable(view, 560, 786, '#7A573C')
  )

  function faucet(): string {
    const steel = lit('#8E9A99')
    return (
      rect(520, 440, 130, 12, darker(top, 0.25), 1, 5) +
      line([585, 438], [585, 386], steel, 7) +
      line([585, 386], [618, 386], steel, 7) +
      line([618, 386], [618, 400], steel, 7)
    )
  }
}
