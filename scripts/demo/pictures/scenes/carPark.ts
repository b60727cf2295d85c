import type { Scene } from '../Scene.ts'
import { ellipse, polygon, rect, size, times } from '../shapes.ts'
import { car } from '../street.ts'
import { brighter, darker } from '../view.ts'

/** Places of an underground car park; options: mark, the colour of its stripes. */
export const carPark: Scene = (view, options) => {
  const { lit } = view
  const mark = lit(String(options['mark'] ?? '#0B5D57'))
  const wall = lit('#DAD8CF')
  const pillar = (x: number) =>
    rect(x - 44, 70, 88, 620, brighter(wall, 0.25)) +
    rect(x + 18, 70, 26, 620, '#1C2526', 0.08) +
    rect(x - 44, 420, 88, 150, mark) +
    rect(x - 44, 566, 88, 14, lit('#E9C46A')) +
    ellipse(x, 694, 66, 10, '#1C2526', 0.22)
  const lamps = [220, 600, 980]
    .map(
      (x) =>
        polygon(
          [
            [x - 90, 96],
            [x + 90, 96],
            [x + 210, 640],
            [x - 210, 640],
          ],
          '#FFF6DC',
          0.16,
        ) + rect(x - 80, 84, 160, 14, '#FFFBEA', 1, 6),
    )
    .join('')
  const lines = [60, 420, 780, 1140]
    .map((x) =>
      polygon(
        [
          [x - 5, 560],
          [x + 5, 560],
          [600 + (x - 600) * 1.5 + 12, 800],
          [600 + (x - 600) * 1.5 - 12, 800],
        ],
        lit('#F7F5F0'),
      ),
    )
    .join('')
  const pipes =
    rect(0, 40, size.width, 13, lit('#C8702A')) +
    rect(0, 60, size.width, 8, lit('#AEB6B3')) +
    times(8, (index) => rect(index * 160 + 30, 34, 9, 40, lit('#8E9A99')))
  return (
    rect(0, 0, size.width, 560, wall) +
    rect(0, 0, size.width, 78, darker(wall, 0.22)) +
    rect(0, 330, size.width, 86, mark, 0.9) +
    rect(0, 420, size.width, 9, lit('#E9C46A')) +
    rect(0, 556, size.width, 250, lit('#A9AEAA')) +
    rect(0, 556, size.width, 8, '#1C2526', 0.16) +
    lines +
    pipes +
    lamps +
    `<g transform="translate(150 0)">${car(view, 0, 650, '#C8702A')}</g><g transform="translate(850 0)">${car(view, 0, 650, '#3E7386')}</g>` +
    rect(560, 352, 80, 44, lit('#F7F5F0'), 1, 8) +
    polygon(
      [
        [588, 362],
        [620, 374],
        [588, 386],
      ],
      mark,
    ) +
    pillar(430) +
    pillar(775)
  )
}
