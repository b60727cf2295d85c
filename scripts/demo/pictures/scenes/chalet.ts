import { hills, mountains, sky } from '../backdrop.ts'
import { doorAt, windowAt } from '../openings.ts'
import { fir, meadow } from '../plants.ts'
import type { Scene } from '../Scene.ts'
import { ellipse, form, line, polygon, rect, times } from '../shapes.ts'
import { brighter, darker } from '../view.ts'
import { wallOf } from '../walls.ts'

/** A wooden chalet with a wide gable, under its mountains. */
export const chalet: Scene = (view) => {
  const { lit, season } = view
  const [x, base, half] = [600, 640, 270]
  const wood = '#8A5A38'
  const eaves = base - 250
  const ridge = eaves - 138
  const slope = lit('#5B4334')
  const roofSide = (side: number) => {
    const [outer, inner] = [x + side * (half + 78), x]
    const low = eaves + 42
    const under = polygon(
      [
        [outer, low],
        [inner, ridge - 8],
        [inner, ridge + 20],
        [outer, low + 26],
      ],
      slope,
    )
    const snow =
      season === 'winter'
        ? polygon(
            [
              [outer + side * 4, low],
              [inner, ridge - 10],
              [inner, ridge - 38],
              [outer + side * 6, low - 24],
            ],
            lit('#F6F9F8'),
          )
        : polygon(
            [
              [outer, low],
              [inner, ridge - 8],
              [inner, ridge - 20],
              [outer, low - 10],
            ],
            darker(slope, 0.3),
          )
    return under + snow
  }
  const gable = polygon(
    [
      [x - half, eaves + 2],
      [x, ridge],
      [x + half, eaves + 2],
    ],
    lit(darker(wood, 0.08)),
  )
  const boards = times(9, (index) => {
    const y = eaves - 12 - index * 14
    const reach = half * ((y - ridge) / (eaves - ridge))
    return line([x - reach, y], [x + reach, y], darker(lit(wood), 0.3), 2, 0.8)
  })
  const look = { width: 56, height: 64, frame: '#F1E4CB', shutters: '#6B2F2A', flowers: true }
  const balcony = (y: number, reach: number) => {
    const balusters = times((reach * 2) / 15, (index) =>
      form(`M${x - reach + 6 + index * 15},${y} v-32 h7 v32 Z`, brighter(lit(wood), 0.12)),
    )
    return (
      rect(x - reach - 8, y, reach * 2 + 16, 11, darker(lit(wood), 0.25)) +
      balusters +
      rect(x - reach - 8, y - 38, reach * 2 + 16, 8, brighter(lit(wood), 0.2)) +
      rect(x - reach, y + 11, reach * 2, 12, '#1C2526', 0.2)
    )
  }
  return (
    sky(view) +
    mountains(view, 590, 380) +
    hills(view, 545, 2) +
    [60, 130, 220, 990, 1070, 1150]
      .map((at, index) => fir(view, at, 618 + (index % 3) * 8, 190 + ((index * 47) % 110)))
      .join('') +
    meadow(view, 614) +
    ellipse(x, base + 6, half * 1.25, 18, '#1C2526', 0.22) +
    gable +
    boards +
    wallOf(view, { x: x - half, y: eaves, width: half * 2, height: 150 }, 'planks', wood) +
    wallOf(view, { x: x - half + 6, y: base - 112, width: half * 2 - 12, height: 112 }, 'rubble', '#C2B8A8') +
    windowAt(view, x - 58, eaves - 30, { ...look, width: 34, height: 46, flowers: false }) +
    windowAt(view, x + 58, eaves - 30, { ...look, width: 34, height: 46, flowers: false }) +
    [-180, -60, 60, 180].map((at) => windowAt(view, x + at, eaves + 104, look)).join('') +
    balcony(eaves + 138, half) +
    balcony(eaves + 4, 128) +
    doorAt(view, x, base, { width: 58, height: 88, colour: '#6B2F2A' }) +
    windowAt(view, x - 150, base - 32, { ...look, flowers: false }) +
    windowAt(view, x + 150, base - 32, { ...look, flowers: false }) +
    rect(x + 128, ridge - 12, 36, 92, lit('#B9AFA0')) +
    rect(x + 122, ridge - 20, 48, 11, season === 'winter' ? lit('#F6F9F8') : darker(lit('#B9AFA0'), 0.3)) +
    roofSide(-1) +
    roofSide(1) +
    logs() +
    fir(view, 110, 720, 330) +
    fir(view, 1120, 740, 360)
  )

  function logs(): string {
    const colours = [lit('#C99B66'), lit('#B98752')]
    return times(3, (row) =>
      times(
        7 - row,
        (index) =>
          ellipse(
            x + half - 84 + index * 22 + row * 11 + 70,
            base - 4 - row * 19,
            11,
            10,
            colours[(index + row) % 2] ?? '#C99B66',
          ) +
          ellipse(x + half - 84 + index * 22 + row * 11 + 70, base - 4 - row * 19, 5, 4.4, darker(lit('#C99B66'), 0.2)),
      ),
    )
  }
}
