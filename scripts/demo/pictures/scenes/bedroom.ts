import { potted, rug } from '../furniture.ts'
import { frames, outlook, room } from '../room.ts'
import { textOf, type Scene } from '../Scene.ts'
import { circle, ellipse, line, polygon, rect, times } from '../shapes.ts'
import { brighter, darker } from '../view.ts'

/** A bedroom; options: wall, accent, floor, behind, panels, beams. */
export const bedroom: Scene = (view, options) => {
  const { lit } = view
  const accent = lit(String(options['accent'] ?? '#3E7386'))
  const wood = lit('#A87C50')
  const [x, base] = [560, 742]
  const table = (at: number) =>
    ellipse(at, base - 60, 70, 9, '#1C2526', 0.16) +
    rect(at - 54, base - 176, 108, 112, wood, 1, 4) +
    rect(at - 44, base - 162, 88, 40, darker(wood, 0.14), 1, 3) +
    circle(at, base - 142, 4, lit('#E9C46A')) +
    (view.light.lamps ? circle(at, base - 246, 86, '#F7CF86', 0.25) : '') +
    rect(at - 5, base - 216, 10, 40, lit('#D9B36A')) +
    polygon(
      [
        [at - 24, base - 272],
        [at + 24, base - 272],
        [at + 40, base - 214],
        [at - 40, base - 214],
      ],
      view.light.lamps ? '#FBE3AE' : lit('#F1E4CB'),
    )
  const pillow = (at: number, colour: string) =>
    rect(at - 82, base - 262, 164, 78, lit(colour), 1, 24) + rect(at - 70, base - 206, 140, 16, '#1C2526', 0.06, 8)
  const fold = times(9, (index) =>
    line([x - 190 + index * 48, base - 150], [x - 214 + index * 54, base - 40], darker(accent, 0.14), 3, 0.6),
  )
  return (
    room(view, {
      wall: String(options['wall'] ?? '#E3E5DA'),
      floor: options['floor'] ?? 'oak',
      panels: textOf(options['panels']),
      beams: options['beams'] !== undefined,
    }) +
    outlook(view, { x: 860, y: 130, width: 230, height: 320 }, options['behind'], { curtains: '#E3C9A8' }) +
    frames(view, 456, 150, 2) +
    rug(view, x, base - 40, '#D9A88A') +
    ellipse(x, base + 2, 300, 14, '#1C2526', 0.22) +
    rect(x - 260, base - 346, 520, 250, wood, 1, 20) +
    rect(x - 240, base - 326, 480, 200, brighter(wood, 0.14), 1, 14) +
    pillow(x - 112, '#F7F5F0') +
    pillow(x + 112, '#F7F5F0') +
    rect(x - 66, base - 240, 132, 56, lit('#C8702A'), 1, 18) +
    rect(x - 250, base - 196, 500, 60, lit('#F7F5F0'), 1, 12) +
    polygon(
      [
        [x - 252, base - 160],
        [x + 252, base - 160],
        [x + 276, base - 20],
        [x - 276, base - 20],
      ],
      accent,
    ) +
    rect(x - 254, base - 166, 508, 22, brighter(accent, 0.25), 1, 8) +
    fold +
    rect(x - 270, base - 24, 540, 20, wood, 1, 4) +
    table(x - 340) +
    (x + 340 < 1000 ? table(x + 330) : '') +
    potted(view, 1120, 700, '#E9DCC3')
  )
}
