import { sky } from '../backdrop.ts'
import { potted } from '../furniture.ts'
import type { Scene } from '../Scene.ts'
import { circle, ellipse, line, polygon, rect, size, times } from '../shapes.ts'
import { behind } from '../surroundings.ts'
import { brighter, darker } from '../view.ts'

/** A terrace with its table, and the view from there; options: behind, parasol, floor. */
export const terrace: Scene = (view, options) => {
  const { lit } = view
  const deck = lit(String(options['floor'] ?? '#C9A57A'))
  const boards = times(19, (index) =>
    line([index * 66, 600], [(index - 9) * 130 + 600, 800], darker(deck, 0.2), 2.4, 0.8),
  )
  const iron = lit('#26343A')
  const railing =
    rect(0, 470, size.width, 8, iron) +
    rect(0, 588, size.width, 8, iron) +
    times(60, (index) => rect(index * 20 + 6, 512, 3, 80, iron))
  const cloth = lit(String(options['parasol'] ?? '#C8702A'))
  const parasol =
    rect(604, 210, 9, 500, lit('#8A6B4E')) +
    times(6, (index) =>
      polygon(
        [
          [608, 150],
          [388 + index * 74, 268],
          [462 + index * 74, 268],
        ],
        index % 2 === 0 ? cloth : lit('#F7F5F0'),
      ),
    ) +
    times(6, (index) => circle(425 + index * 74, 268, 10, index % 2 === 0 ? cloth : lit('#F7F5F0')))
  const glassAt = (x: number) =>
    rect(x, 600, 3, 22, lit('#F7F5F0')) + ellipse(x + 1.5, 596, 10, 13, lit('#D9A56A'), 0.9)
  const chair = (x: number, side: number) =>
    line([x, 662], [x + side * 16, 560], iron, 8) +
    line([x, 662], [x - side * 70, 662], lit('#F1E4CB'), 14) +
    line([x - side * 4, 664], [x + side * 10, 752], iron, 6) +
    line([x - side * 64, 664], [x - side * 76, 752], iron, 6) +
    rect(x + side * 8 - 9, 562, 18, 70, lit('#F1E4CB'), 1, 8)
  const table =
    ellipse(606, 752, 200, 15, '#1C2526', 0.2) +
    line([606, 634], [606, 748], iron, 12) +
    ellipse(606, 748, 62, 10, iron) +
    ellipse(606, 628, 160, 20, lit('#F7F5F0')) +
    ellipse(606, 624, 160, 18, brighter(deck, 0.5)) +
    glassAt(540) +
    glassAt(664) +
    ellipse(602, 618, 30, 8, lit('#8FA39A'))
  return (
    sky(view) +
    behind(view, options['behind']) +
    railing +
    rect(0, 594, size.width, 210, deck) +
    boards +
    rect(0, 594, size.width, 7, '#1C2526', 0.2) +
    potted(view, 110, 690, '#B5654A') +
    potted(view, 1090, 706, '#E9DCC3') +
    chair(850, 1) +
    chair(362, -1) +
    table +
    parasol
  )
}
