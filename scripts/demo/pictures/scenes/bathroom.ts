import { potted } from '../furniture.ts'
import { outlook, room } from '../room.ts'
import type { Scene } from '../Scene.ts'
import { circle, ellipse, line, polygon, rect, times } from '../shapes.ts'
import { brighter, darker } from '../view.ts'

/** A bathroom; options: tile, accent, floor. */
export const bathroom: Scene = (view, options) => {
  const { lit, random } = view
  const tile = String(options['tile'] ?? '#8FB5AE')
  const white = lit('#FBFAF6')
  const brass = lit('#C9A45C')
  const mixTile = (share: number) => (random() < 0.5 ? darker(tile, share) : brighter(tile, share))
  const tiles = times(7, (row) =>
    times(28, (index) =>
      rect(index * 44 - 6 + (row % 2) * 22, 330 + row * 36, 42, 34, lit(mixTile(random() * 0.14)), 1, 2),
    ),
  )
  const basin =
    rect(190, 438, 260, 26, lit('#F1E4CB'), 1, 4) +
    rect(200, 464, 240, 112, lit('#A87C50'), 1, 3) +
    rect(212, 476, 104, 88, darker(lit('#A87C50'), 0.12), 1, 3) +
    rect(324, 476, 104, 88, darker(lit('#A87C50'), 0.12), 1, 3) +
    rect(256, 408, 128, 32, white, 1, 14) +
    line([320, 408], [320, 372], brass, 7) +
    line([320, 372], [346, 372], brass, 7)
  const mirror =
    (view.light.lamps ? circle(320, 230, 150, '#F7CF86', 0.2) : '') +
    circle(320, 232, 112, brass) +
    circle(320, 232, 103, lit('#D5E4E1')) +
    polygon(
      [
        [240, 270],
        [320, 132],
        [376, 146],
        [270, 320],
      ],
      '#FFFFFF',
      0.4,
    )
  const tub =
    ellipse(820, 720, 300, 14, '#1C2526', 0.2) +
    [620, 1020].map((x) => circle(x, 706, 16, brass)).join('') +
    `<path d="M552,520 H1088 C1084,640 1052,700 990,700 H650 C588,700 556,640 552,520 Z" fill="${white}"/>` +
    polygon(
      [
        [600, 640],
        [1040, 640],
        [990, 700],
        [650, 700],
      ],
      '#1C2526',
      0.06,
    ) +
    rect(538, 508, 564, 24, brighter(white, 0.5), 1, 12) +
    rect(900, 500, 84, 120, lit('#C8702A'), 1, 4) +
    rect(900, 596, 84, 8, lit('#F1E4CB')) +
    line([1060, 508], [1060, 430], brass, 8) +
    line([1060, 430], [1020, 430], brass, 8)
  return (
    room(view, { wall: String(options['wall'] ?? '#F3EEE2'), floor: options['floor'] ?? 'chequered' }) +
    rect(0, 326, 1200, 264, darker(lit(tile), 0.12)) +
    tiles +
    rect(0, 318, 1200, 12, brighter(lit(tile), 0.35)) +
    rect(0, 582, 1200, 10, white) +
    outlook(view, { x: 720, y: 70, width: 210, height: 220 }, options['behind']) +
    mirror +
    basin +
    tub +
    potted(view, 510, 600, '#E9DCC3') +
    towels()
  )

  function towels(): string {
    return (
      line([40, 360], [150, 360], brass, 6) +
      rect(52, 360, 40, 130, lit('#C8702A'), 1, 3) +
      rect(100, 360, 40, 106, lit('#F7F5F0'), 1, 3) +
      rect(52, 470, 40, 6, lit('#F1E4CB'))
    )
  }
}
