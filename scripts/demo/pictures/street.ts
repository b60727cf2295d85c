import { circle, ellipse, line, polygon, rect, size, times } from './shapes.ts'
import { darker, brighter, type View } from './view.ts'

/** Pavement, kerb and roadway in front of a building in town. */
export function street({ lit, season, random }: View, top = 640): string {
  const stone = lit(season === 'winter' ? '#DDE1DF' : '#CFC6B6')
  const road = lit('#6B7375')
  const slabs = times(20, (index) =>
    line([index * 66 - 20, top], [(index - 10) * 84 + 660, top + 66], darker(stone, 0.16), 1.6, 0.7),
  )
  const dashes = times(7, (index) =>
    polygon(
      [
        [index * 190 + 30, top + 122],
        [index * 190 + 130, top + 122],
        [index * 190 + 122, top + 130],
        [index * 190 + 18, top + 130],
      ],
      lit('#F1ECDD'),
      0.9,
    ),
  )
  const specks = times(50, () =>
    rect(
      random.between(0, size.width),
      random.between(top + 82, size.height),
      random.between(8, 30),
      2,
      brighter(road, 0.12),
      0.7,
    ),
  )
  return (
    rect(0, top, size.width, 70, stone) +
    slabs +
    rect(0, top + 66, size.width, 12, darker(stone, 0.22)) +
    rect(0, top + 78, size.width, size.height - top, road) +
    specks +
    dashes
  )
}

/** A street lamp, alight at dusk. */
export function streetLamp({ lit, light }: View, x: number, base: number): string {
  const iron = lit('#1F3A3D')
  const glow = light.lamps ? circle(x, base - 262, 70, '#F7CF86', 0.16) + circle(x, base - 262, 36, '#F7CF86', 0.3) : ''
  return (
    glow +
    ellipse(x, base, 26, 6, '#1C2526', 0.25) +
    rect(x - 4, base - 236, 8, 236, iron) +
    rect(x - 9, base - 42, 18, 42, iron, 1, 3) +
    rect(x - 16, base - 240, 32, 6, iron, 1, 3) +
    polygon(
      [
        [x - 12, base - 240],
        [x - 18, base - 282],
        [x + 18, base - 282],
        [x + 12, base - 240],
      ],
      light.lamps ? '#FCE7B6' : lit('#E6E2D6'),
    ) +
    polygon(
      [
        [x - 22, base - 282],
        [x, base - 304],
        [x + 22, base - 282],
      ],
      iron,
    )
  )
}

/** A small car from the side, standing on `base`. */
export function car({ lit }: View, x: number, base: number, colour: string): string {
  const body = lit(colour)
  const glass = lit('#3B555C')
  const wheel = (at: number) => circle(at, base - 17, 19, lit('#1C2526')) + circle(at, base - 17, 9, lit('#B9C0BE'))
  return (
    ellipse(x + 95, base + 2, 112, 9, '#1C2526', 0.25) +
    polygon(
      [
        [x + 34, base - 58],
        [x + 62, base - 94],
        [x + 132, base - 94],
        [x + 162, base - 58],
      ],
      body,
    ) +
    polygon(
      [
        [x + 48, base - 60],
        [x + 68, base - 87],
        [x + 96, base - 87],
        [x + 96, base - 60],
      ],
      glass,
    ) +
    polygon(
      [
        [x + 102, base - 60],
        [x + 102, base - 87],
        [x + 128, base - 87],
        [x + 148, base - 60],
      ],
      glass,
    ) +
    rect(x, base - 62, 194, 42, body, 1, 14) +
    rect(x + 4, base - 34, 186, 12, darker(body, 0.2), 1, 5) +
    rect(x + 184, base - 52, 10, 10, '#FBE9BF', 1, 3) +
    rect(x, base - 52, 8, 10, '#B3261E', 1, 3) +
    wheel(x + 42) +
    wheel(x + 150)
  )
}
