import type { Scene } from '../Scene.ts'
import { circle, ellipse, form, line, polygon, rect, size, times } from '../shapes.ts'
import { brighter, darker, type View } from '../view.ts'

/** A vaulted cellar with its barrels. */
export const cellar: Scene = (view) => {
  const { lit, random } = view
  const stone = lit('#B9A68A')
  const courses = times(22, (row) =>
    times(20, (index) =>
      rect(index * 64 - (row % 2) * 32, row * 30, 61, 27, darker(stone, random.between(0.02, 0.22)), 1, 5),
    ),
  )
  const vault =
    form(`M0,0 H1200 V800 H1140 V330 A540,300 0 0 0 60,330 V800 H0 Z`, darker(stone, 0.45)) +
    form(`M60,330 A540,300 0 0 1 1140,330 V352 A540,290 0 0 0 60,352 Z`, brighter(stone, 0.12))
  const lanterns = [330, 870]
    .map(
      (x) =>
        circle(x, 250, 170, '#F7CF86', 0.16) +
        circle(x, 250, 84, '#F7CF86', 0.28) +
        line([x, 90], [x, 226], '#26343A', 3) +
        polygon(
          [
            [x - 18, 226],
            [x + 18, 226],
            [x + 24, 274],
            [x - 24, 274],
          ],
          '#FCE7B6',
        ),
    )
    .join('')
  const floor =
    rect(0, 640, size.width, 160, lit('#8F7A60')) +
    times(24, () =>
      ellipse(
        random.between(0, 1200),
        random.between(650, 795),
        random.between(20, 46),
        6,
        darker(lit('#8F7A60'), 0.16),
      ),
    )
  return (
    rect(0, 0, size.width, size.height, stone) +
    courses +
    floor +
    lanterns +
    [180, 390, 600, 810, 1020].map((x) => barrel(view, x, 660, 100)).join('') +
    [285, 495, 705, 915].map((x) => barrel(view, x, 490, 96)).join('') +
    vault
  )
}

function barrel({ lit }: View, x: number, base: number, radius: number): string {
  const oak = lit('#A8743F')
  const y = base - radius + 26
  const staves = times(6, (index) =>
    line(
      [x - radius * 0.8 + index * radius * 0.32, y - radius * 0.62],
      [x - radius * 0.8 + index * radius * 0.32, y + radius * 0.62],
      darker(oak, 0.25),
      2.4,
    ),
  )
  return (
    ellipse(x, base + 26, radius, 12, '#1C2526', 0.3) +
    circle(x, y, radius, lit('#33302C')) +
    circle(x, y, radius * 0.93, darker(oak, 0.18)) +
    circle(x, y, radius * 0.84, oak) +
    staves +
    rect(x - radius * 0.6, y - 9, radius * 1.2, 18, darker(oak, 0.15)) +
    circle(x, y + radius * 0.5, 8, lit('#33302C')) +
    circle(x, y - radius * 0.4, 12, lit('#7A2E35'), 0.85)
  )
}
