import { circle, ellipse, form, line, polygon, rect, times } from './shapes.ts'
import { brighter, darker, type View } from './view.ts'

type Draw = (view: View, x: number, base: number, colour: string) => string

const shadow = (x: number, base: number, reach: number) => ellipse(x, base + 3, reach, 10, '#1C2526', 0.2)

/** A sofa for three with its cushions, by the middle of its foot. */
export const sofa: Draw = ({ lit, random }, x, base, colour) => {
  const cloth = lit(colour)
  const cushion = (at: number, fill: string) =>
    `<g transform="rotate(${random.between(-9, 9).toFixed(1)} ${at} ${base - 100})">${rect(at - 32, base - 134, 64, 60, lit(fill), 1, 10)}</g>`
  return (
    shadow(x, base, 240) +
    [-190, 190].map((at) => rect(x + at - 6, base - 22, 12, 24, lit('#5E4A3A'))).join('') +
    rect(x - 210, base - 176, 420, 130, cloth, 1, 22) +
    rect(x - 2, base - 170, 3, 90, darker(cloth, 0.16)) +
    rect(x - 190, base - 92, 188, 56, brighter(cloth, 0.1), 1, 10) +
    rect(x + 2, base - 92, 188, 56, brighter(cloth, 0.1), 1, 10) +
    rect(x - 236, base - 128, 56, 112, darker(cloth, 0.1), 1, 18) +
    rect(x + 180, base - 128, 56, 112, darker(cloth, 0.1), 1, 18) +
    rect(x - 210, base - 40, 420, 24, darker(cloth, 0.16), 1, 6) +
    cushion(x - 130, '#E39A5C') +
    cushion(x + 128, '#F1E4CB') +
    cushion(x + 84, '#8FA39A')
  )
}

/** An armchair on thin legs. */
export const armchair: Draw = ({ lit }, x, base, colour) => {
  const cloth = lit(colour)
  const leg = (at: number, lean: number) => line([x + at, base - 30], [x + at + lean, base], lit('#6B4F3A'), 8)
  return (
    shadow(x, base, 90) +
    leg(-52, -10) +
    leg(52, 10) +
    rect(x - 70, base - 176, 140, 150, darker(cloth, 0.08), 1, 34) +
    rect(x - 56, base - 92, 112, 48, brighter(cloth, 0.12), 1, 12) +
    rect(x - 84, base - 112, 34, 84, cloth, 1, 14) +
    rect(x + 50, base - 112, 34, 84, cloth, 1, 14)
  )
}

/** A rug that lies on the floor. */
export const rug: Draw = ({ lit }, x, base, colour) =>
  polygon(
    [
      [x - 300, base],
      [x + 300, base],
      [x + 400, base + 96],
      [x - 400, base + 96],
    ],
    lit(colour),
  ) +
  polygon(
    [
      [x - 272, base + 11],
      [x + 272, base + 11],
      [x + 352, base + 83],
      [x - 352, base + 83],
    ],
    brighter(lit(colour), 0.28),
  ) +
  polygon(
    [
      [x - 254, base + 19],
      [x + 254, base + 19],
      [x + 322, base + 75],
      [x - 322, base + 75],
    ],
    lit(colour),
  ) +
  times(7, (index) =>
    polygon(
      [
        [x - 210 + index * 70, base + 34],
        [x - 190 + index * 70, base + 47],
        [x - 210 + index * 70, base + 60],
        [x - 230 + index * 70, base + 47],
      ],
      brighter(lit(colour), 0.35),
    ),
  )

/** A low table with books and a cup. */
export const lowTable: Draw = ({ lit }, x, base, colour) =>
  shadow(x, base, 130) +
  [-92, 92].map((at) => line([x + at, base - 56], [x + at * 1.12, base], lit('#3B2F27'), 7)).join('') +
  rect(x - 124, base - 68, 248, 15, lit(colour), 1, 7) +
  rect(x - 90, base - 79, 86, 11, lit('#0B5D57'), 1, 2) +
  rect(x - 82, base - 89, 74, 10, lit('#C8702A'), 1, 2) +
  rect(x + 40, base - 90, 30, 22, lit('#F7F5F0'), 1, 5) +
  ellipse(x + 55, base - 90, 15, 4, lit('#6B4630'))

/** A lamp that stands, with its glow at dusk. */
export const floorLamp: Draw = ({ lit, light }, x, base, colour) =>
  (light.lamps ? circle(x, base - 330, 150, '#F7CF86', 0.18) + circle(x, base - 330, 80, '#F7CF86', 0.25) : '') +
  shadow(x, base, 44) +
  line([x, base - 4], [x, base - 310], lit('#3B2F27'), 6) +
  ellipse(x, base - 2, 38, 8, lit('#3B2F27')) +
  polygon(
    [
      [x - 34, base - 372],
      [x + 34, base - 372],
      [x + 58, base - 292],
      [x - 58, base - 292],
    ],
    light.lamps ? '#FBE3AE' : lit(colour),
  )

/** A plant in its pot. */
export const potted: Draw = ({ lit, random }, x, base, colour) => {
  const leaf = (index: number) => {
    const angle = -Math.PI / 2 + (index - 5) * 0.24 + random.between(-0.08, 0.08)
    const long = random.between(110, 170)
    const [tipX, tipY] = [x + Math.cos(angle) * long * 0.8, base - 78 + Math.sin(angle) * long]
    const green = lit(random.pick(['#3F7355', '#5F8A5C', '#2F5F4C']))
    return form(
      `M${x},${base - 72} Q${tipX - 34},${tipY + 46} ${tipX},${tipY} Q${tipX + 30},${tipY + 60} ${x},${base - 72} Z`,
      green,
    )
  }
  return (
    shadow(x, base, 50) +
    times(11, leaf) +
    polygon(
      [
        [x - 42, base - 80],
        [x + 42, base - 80],
        [x + 32, base],
        [x - 32, base],
      ],
      lit(colour),
    ) +
    rect(x - 46, base - 88, 92, 16, brighter(lit(colour), 0.12), 1, 4)
  )
}

/** A tall bookcase. */
export const bookcase: Draw = ({ lit, random }, x, base, colour) => {
  const wood = lit(colour)
  const shelf = (row: number) => {
    const level = base - 26 - row * 80
    let at = x - 96
    let books = ''
    while (at < x + 78) {
      const wide = random.between(9, 20)
      const tall = random.between(38, 62)
      if (random() < 0.84)
        books += rect(
          at,
          level - tall,
          wide,
          tall,
          lit(random.pick(['#0B5D57', '#C8702A', '#8FA39A', '#7A3B3B', '#E3C08C', '#3E7386', '#F1E4CB'])),
        )
      at += wide + 1.5
    }
    return (
      rect(x - 100, level - 70, 200, 70, darker(wood, 0.28)) + books + rect(x - 100, level, 200, 8, brighter(wood, 0.1))
    )
  }
  return shadow(x, base, 120) + rect(x - 110, base - 436, 220, 436, wood, 1, 3) + times(5, shelf)
}

/** A marble fireplace, lit when it is cold or dark, with a mirror above. */
export const fireplace: Draw = ({ lit, light, season }, x, base, colour) => {
  const marble = lit(colour)
  const burning = season === 'winter' || season === 'autumn' || light.lamps
  const flames = burning
    ? circle(x, base - 40, 90, '#F4A24E', 0.18) +
      times(5, (index) =>
        form(
          `M${x - 52 + index * 21},${base - 12} q-10,-30 12,-${46 + ((index * 29) % 34)} q4,22 14,26 q4,12 -6,${20 + ((index * 29) % 34)} Z`,
          index % 2 === 0 ? '#E8833A' : '#F6BE5A',
        ),
      )
    : ''
  const mirror =
    rect(x - 118, base - 448, 236, 236, lit('#C9A45C'), 1, 6) +
    rect(x - 106, base - 436, 212, 212, lit('#CFE0DD')) +
    polygon(
      [
        [x - 106, base - 330],
        [x - 20, base - 436],
        [x + 50, base - 436],
        [x - 106, base - 240],
      ],
      '#FFFFFF',
      0.35,
    )
  return (
    mirror +
    rect(x - 150, base - 190, 300, 190, marble) +
    rect(x - 166, base - 204, 332, 20, brighter(marble, 0.25), 1, 3) +
    rect(x - 166, base - 184, 332, 6, '#1C2526', 0.14) +
    rect(x - 92, base - 134, 184, 134, '#231D1B') +
    flames +
    rect(x - 74, base - 14, 148, 10, lit('#5E4A3A'), 1, 4) +
    rect(x - 140, base - 176, 22, 172, brighter(marble, 0.18)) +
    rect(x + 118, base - 176, 22, 172, brighter(marble, 0.18)) +
    rect(x - 118, base - 236, 18, 32, lit('#C8702A'), 1, 6) +
    rect(x + 92, base - 244, 26, 40, lit('#0B5D57'), 1, 8)
  )
}

/** A table with four chairs. */
export const diningTable: Draw = ({ lit }, x, base, colour) => {
  const wood = lit(colour)
  const chair = (at: number, side: number) =>
    rect(x + at - 26, base - 86, 52, 10, darker(wood, 0.2), 1, 4) +
    line([x + at + side * 24, base - 82], [x + at + side * 32, base - 172], darker(wood, 0.2), 9) +
    line([x + at - 20, base - 78], [x + at - 22, base], darker(wood, 0.2), 7) +
    line([x + at + 20, base - 78], [x + at + 22, base], darker(wood, 0.2), 7)
  const fruit =
    ellipse(x, base - 132, 44, 12, lit('#F7F5F0')) +
    [-20, 0, 20].map((at, index) => circle(x + at, base - 142, 13, lit(index === 1 ? '#E39A5C' : '#B5533C'))).join('')
  return (
    shadow(x, base, 250) +
    chair(-210, -1) +
    chair(210, 1) +
    [-150, 150].map((at) => line([x + at, base - 112], [x + at, base], wood, 13)).join('') +
    rect(x - 186, base - 126, 372, 18, brighter(wood, 0.12), 1, 5) +
    fruit
  )
}
