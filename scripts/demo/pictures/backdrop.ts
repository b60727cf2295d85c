import { circle, ellipse, form, group, line, polygon, rect, size, times } from './shapes.ts'
import { brighter, darker, mix, type View } from './view.ts'

const { width, height } = size

/** The line of something that rises and falls, as a form that is closed at the bottom of the picture. */
export function wave(top: number, swing: number, length: number, phase: number): string {
  const points = Array.from({ length: 41 }, (_, index) => {
    const x = (index * width) / 40
    const y = top + Math.sin(x / length + phase) * swing + Math.sin(x / (length * 0.43) + phase * 2.3) * swing * 0.35
    return `${Math.round(x)},${Math.round(y)}`
  })
  return `M0,${height} L${points.join(' L')} L${width},${height} Z`
}

/** The sky in flat steps of colour, with its sun and clouds. */
export function sky({ light, random }: View, horizon = 620): string {
  const [top, low] = light.sky
  const steps = 9
  const bands = times(steps, (index) => {
    const colour = mix(top, low, (index + 1) / steps)
    return form(wave(((index + 0.4) * horizon) / steps, 7, 210, random.between(0, 6)), colour)
  })
  const { x, y, radius, colour } = light.sun
  const halos = radius === 0 ? '' : times(3, (index) => circle(x, y, radius * (3.4 - index * 0.8), colour, 0.13))
  const sun = radius === 0 ? '' : circle(x, y, radius, colour)
  return rect(0, 0, width, height, top) + bands + halos + sun + clouds(light.clouds)

  function clouds(count: number): string {
    const white = mix('#FFFFFF', low, light.lamps ? 0.72 : 0.35)
    return times(count, () => {
      const at = random.between(-60, width)
      const level = random.between(70, horizon * 0.48)
      const scale = random.between(0.6, 1.5)
      const puffs = times(4, (index) =>
        ellipse(at + index * 46 * scale, level - random.between(4, 26) * scale, 44 * scale, 24 * scale, white),
      )
      return group(
        puffs + rect(at - 52 * scale, level - 10 * scale, 250 * scale, 20 * scale, white, 1, 10 * scale),
        0.72,
      )
    })
  }
}

const greens = { spring: '#8DA86B', summer: '#5F8A5C', autumn: '#B08A4A', winter: '#DDE3E1' }

/** Colour of grass at this time of the year, in this light. */
export const grass = ({ season, lit }: View) => lit(greens[season])

/** Ranges of hills that fade into the distance. */
export function hills(view: View, top = 470, count = 3): string {
  const { random, light } = view
  return times(count, (index) => {
    const near = (index + 1) / (count + 0.6)
    const colour = mix(light.sky[1], darker(grass(view), 0.18), 0.22 + near * 0.6)
    return form(wave(top + index * 52, 30 - index * 4, 170 + index * 60, random.between(0, 6)), colour)
  })
}

/** Peaks with snow. */
export function mountains({ random, light, lit, season }: View, base = 560, peak = 300): string {
  const rock = mix(lit('#5B6F78'), light.sky[1], 0.3)
  const snow = mix(lit('#F4F6F4'), light.sky[1], 0.12)
  return times(5, (index) => {
    const x = index * 290 + random.between(-60, 60) - 60
    const rise = peak * random.between(0.65, 1.05) * (index % 2 === 0 ? 1 : 0.82)
    const half = random.between(210, 290)
    const cap = season === 'winter' ? 0.62 : 0.32
    const summit = [x, base - rise] as const
    const cut = (share: number) => [x + half * share * cap, base - rise * (1 - cap)] as const
    const teeth = [
      cut(1),
      [x + half * cap * 0.45, base - rise * (1 - cap * 0.78)],
      [x + 6, base - rise * (1 - cap * 1.12)],
    ] as const
    const left = [[x - half * cap * 0.42, base - rise * (1 - cap * 0.76)], cut(-1)] as const
    return (
      polygon([[x - half, base], summit, [x + half, base]], rock) +
      polygon([summit, [x + half, base], [x + half * 0.16, base]], darker(rock, 0.16)) +
      polygon([summit, ...teeth, ...left], snow)
    )
  })
}

/** A calm sea with its strip of sun, and perhaps a sail. */
export function sea({ random, light, lit }: View, top = 470): string {
  const water = mix(lit('#2F7F85'), light.sky[1], 0.2)
  const sparkle = times(26, () => {
    const y = random.between(top + 6, top + 170)
    const spread = 40 + (y - top) * 0.9
    const x = light.sun.x + random.between(-spread, spread)
    return line([x, y], [x + random.between(14, 46), y], brighter(water, 0.55), 3, 0.6)
  })
  const sail = (x: number, y: number, rise: number) =>
    polygon(
      [
        [x, y],
        [x, y - rise],
        [x + rise * 0.5, y],
      ],
      lit('#F7F5F0'),
    ) +
    polygon(
      [
        [x - rise * 0.3, y + 3],
        [x + rise * 0.6, y + 3],
        [x + rise * 0.42, y + rise * 0.16],
        [x - rise * 0.18, y + rise * 0.16],
      ],
      lit('#C8702A'),
    )
  const sails = sail(random.between(180, 420), top + 34, 46) + sail(random.between(640, 860), top + 14, 26)
  return rect(0, top, width, height - top, water) + rect(0, top, width, 3, brighter(water, 0.4)) + sparkle + sails
}

/** Roofs of a town behind everything else. */
export function town({ random, light, lit }: View, base = 620, roof = '#5D6B70'): string {
  return times(2, (row) => {
    const fade = 0.62 - row * 0.2
    return times(10, (index) => {
      const x = index * 130 - 40 + random.between(-24, 24)
      const wide = random.between(110, 170)
      const top = base - random.between(150, 270) + row * 70
      const wall = mix(lit(random.pick(['#E9DFCC', '#DCCDB4', '#D9C2A5'])), light.sky[1], fade)
      const tile = mix(lit(roof), light.sky[1], fade)
      const windows = times(6, (at) =>
        rect(
          x + 14 + (at % 3) * (wide / 3.2),
          top + 26 + Math.floor(at / 3) * 52,
          13,
          24,
          light.lamps && random() < 0.5 ? '#F3C878' : darker(wall, 0.3),
        ),
      )
      const slope = polygon(
        [
          [x - 6, top],
          [x + 18, top - 44],
          [x + wide - 18, top - 44],
          [x + wide + 6, top],
        ],
        tile,
      )
      return (
        rect(x + wide * 0.7, top - 66, 16, 40, darker(tile, 0.2)) +
        slope +
        rect(x, top, wide, base - top, wall) +
        windows
      )
    })
  })
}
