import { sky } from '../backdrop.ts'
import { facade } from '../facade.ts'
import { meadow, shrubs, tree } from '../plants.ts'
import type { Scene } from '../Scene.ts'
import { circle, ellipse, line, rect, times } from '../shapes.ts'
import { behind, flanks, styleOf } from '../surroundings.ts'
import { darker } from '../view.ts'

/** A garden behind the house; options: style, plants, behind. */
export const garden: Scene = (view, options) => {
  const { lit } = view
  const home = `<g transform="translate(470 262) scale(0.55)">${facade(view, styleOf(options), 600, 640)}</g>`
  return (
    sky(view) +
    behind(view, options['behind']) +
    flanks(view, options['plants'], 380, 600) +
    meadow(view, 606) +
    home +
    shrubs(view, 60, 420, 634, 56) +
    lawn()
  )

  function lawn(): string {
    const wood = lit('#A87C50')
    const table =
      ellipse(330, 752, 180, 12, '#1C2526', 0.2) +
      rect(200, 676, 260, 13, wood, 1, 4) +
      rect(168, 716, 324, 11, darker(wood, 0.15), 1, 4) +
      line([240, 688], [214, 752], darker(wood, 0.2), 10) +
      line([420, 688], [446, 752], darker(wood, 0.2), 10)
    const beds = times(
      4,
      (row) =>
        rect(700 + row * 104, 690 + (row % 2) * 44, 92, 30, lit('#7A573C'), 1, 5) +
        times(6, (index) =>
          circle(
            712 + row * 104 + index * 14,
            688 + (row % 2) * 44,
            9,
            lit(['#5F8A5C', '#3F7355', '#C8702A'][(row + index) % 3] ?? '#5F8A5C'),
          ),
        ),
    )
    return tree(view, 96, 724, 380) + table + beds + swing()
  }
  function swing(): string {
    const rope = lit('#E3D3AE')
    return (
      line([560, 470], [560, 690], rope, 3) +
      line([614, 470], [614, 690], rope, 3) +
      rect(550, 688, 74, 9, lit('#C8702A'), 1, 3) +
      line([500, 700], [548, 462], lit('#6B4F3A'), 9) +
      line([674, 700], [626, 462], lit('#6B4F3A'), 9) +
      line([540, 464], [634, 464], lit('#6B4F3A'), 10)
    )
  }
}
