import { sky } from '../backdrop.ts'
import { facade } from '../facade.ts'
import { houses } from '../houses.ts'
import { windowAt } from '../openings.ts'
import { meadow, shrubs } from '../plants.ts'
import type { Scene } from '../Scene.ts'
import { line, polygon, rect, times } from '../shapes.ts'
import { behind, flanks } from '../surroundings.ts'
import { brighter, darker } from '../view.ts'
import { wallOf } from '../walls.ts'

/** A castle with two round towers behind its garden. */
export const castle: Scene = (view, options) => {
  const { lit, season } = view
  const base = 600
  const stone = '#E7DBC1'
  const tower = (x: number) => {
    const slates = lit('#46545D')
    const cone =
      polygon(
        [
          [x - 82, 300],
          [x, 92],
          [x + 82, 300],
        ],
        slates,
      ) +
      polygon(
        [
          [x + 18, 300],
          [x, 92],
          [x + 82, 300],
        ],
        '#1C2526',
        0.16,
      ) +
      times(9, (index) =>
        line(
          [x - 10 - index * 8, 130 + index * 20],
          [x + 10 + index * 8, 130 + index * 20],
          darker(slates, 0.25),
          1.6,
          0.7,
        ),
      )
    const snow =
      season === 'winter'
        ? polygon(
            [
              [x - 50, 218],
              [x, 92],
              [x + 50, 218],
              [x + 14, 190],
              [x - 18, 206],
            ],
            lit('#F4F7F6'),
          )
        : ''
    return (
      wallOf(view, { x: x - 68, y: 300, width: 136, height: base - 300 }, 'ashlar', stone) +
      rect(x + 26, 300, 42, base - 300, '#1C2526', 0.1) +
      rect(x - 76, 296, 152, 14, brighter(lit(stone), 0.2)) +
      rect(x - 72, 440, 144, 8, brighter(lit(stone), 0.15)) +
      cone +
      snow +
      line([x, 92], [x, 56], lit('#26343A'), 3) +
      polygon(
        [
          [x, 58],
          [x + 30, 66],
          [x, 74],
        ],
        lit('#C8702A'),
      ) +
      [400, 540]
        .map((sill) => windowAt(view, x, sill, { width: 34, height: 66, frame: '#F7F5F0', arch: true }))
        .join('')
    )
  }
  const parterre = [-1, 1]
    .map((side) =>
      times(3, (index) => {
        const [y, reach] = [650 + index * 46, 170 + index * 60]
        const green = lit(season === 'winter' ? '#B9C4BE' : '#3F7355')
        return (
          polygon(
            [
              [600 + side * (70 + index * 24), y],
              [600 + side * (70 + reach + index * 60), y],
              [600 + side * (96 + reach + index * 80), y + 26],
              [600 + side * (82 + index * 30), y + 26],
            ],
            green,
          ) +
          polygon(
            [
              [600 + side * (86 + index * 26), y + 6],
              [600 + side * (50 + reach + index * 60), y + 6],
              [600 + side * (66 + reach + index * 70), y + 19],
              [600 + side * (94 + index * 30), y + 19],
            ],
            lit(season === 'winter' ? '#E6EAE8' : '#C86A5A'),
            0.85,
          )
        )
      }),
    )
    .join('')
  return (
    sky(view) +
    behind(view, options['behind']) +
    flanks(view, 'tree', 400, base - 6) +
    meadow(view, base - 12) +
    facade(view, houses.chateau, 600, base) +
    tower(600 - 372) +
    tower(600 + 372) +
    polygon(
      [
        [570, base + 8],
        [630, base + 8],
        [720, 800],
        [480, 800],
      ],
      lit('#E3D3AE'),
    ) +
    parterre +
    shrubs(view, 130, 330, base + 10, 34) +
    shrubs(view, 870, 1070, base + 10, 34)
  )
}
