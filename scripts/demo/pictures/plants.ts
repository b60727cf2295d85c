import { grass, wave } from './backdrop.ts'
import { circle, ellipse, form, line, polygon, rect, size, times, type Point } from './shapes.ts'
import { brighter, darker, mix, type View } from './view.ts'

const leaves = { spring: '#86A85E', summer: '#3F7355', autumn: '#C07A35', winter: '#7C8A86' }
const bark = '#5E4A3A'

/** Meadow, or snow, from a height down to the edge, with tufts. */
export function meadow(view: View, top = 610): string {
  const { random, season } = view
  const ground = grass(view)
  const nearer =
    form(wave(top + 100, 10, 260, 2), darker(ground, 0.07)) + form(wave(top + 158, 8, 310, 4), darker(ground, 0.13))
  const tufts = times(70, () => {
    const [x, y] = [random.between(0, size.width), random.between(top + 26, size.height)]
    const tall = 4 + (y - top) / 14
    const blade = season === 'winter' ? brighter(ground, 0.5) : darker(ground, 0.2)
    return line([x, y], [x + random.between(-4, 4), y - tall], blade, 2.4, 0.55)
  })
  const bloom = season === 'spring' || season === 'summer'
  const flowers = times(bloom ? 46 : 0, () =>
    circle(
      random.between(0, size.width),
      random.between(top + 60, size.height),
      random.between(2.5, 5),
      view.lit(random.pick(['#F7F5F0', '#E9B44C', '#D98572'])),
      0.9,
    ),
  )
  return form(wave(top, 5, 300, 1), ground) + nearer + tufts + flowers
}

/** A tree with a round crown; in winter its bare branches. `tall` is its height in pixels. */
export function tree(view: View, x: number, base: number, tall: number): string {
  const { random, season, lit } = view
  const trunk = lit(bark)
  const shadow = ellipse(x + tall * 0.12, base + 2, tall * 0.34, tall * 0.035, lit('#1C2526'), 0.18)
  const stem = polygon(
    [
      [x - tall * 0.035, base],
      [x + tall * 0.035, base],
      [x + tall * 0.018, base - tall * 0.6],
      [x - tall * 0.018, base - tall * 0.6],
    ],
    trunk,
  )
  if (season === 'winter') return shadow + stem + branches([x, base - tall * 0.42], -Math.PI / 2, tall * 0.24, 5)
  const crown = lit(mix(leaves[season], random.pick(['#0B5D57', '#A8A04E', '#5F8A5C']), 0.16))
  const puffs = (colour: string, moveX: number, moveY: number, scale: number, count: number) =>
    times(count, () => {
      const angle = random.between(0, Math.PI * 2)
      const reach = random.between(0.05, 0.2) * tall
      const [cx, cy] = [x + moveX + Math.cos(angle) * reach, base - tall * 0.68 + moveY + Math.sin(angle) * reach * 0.9]
      return circle(cx, cy, tall * random.between(0.12, 0.19) * scale, colour)
    })
  const dark = puffs(darker(crown, 0.16), tall * 0.03, tall * 0.04, 1, 9)
  return (
    shadow +
    stem +
    dark +
    puffs(crown, -tall * 0.02, -tall * 0.03, 0.92, 8) +
    puffs(brighter(crown, 0.13), -tall * 0.07, -tall * 0.09, 0.55, 6)
  )

  function branches([fromX, fromY]: Point, angle: number, long: number, left: number): string {
    const to = [fromX + Math.cos(angle) * long, fromY + Math.sin(angle) * long] as const
    const own = line([fromX, fromY], to, trunk, Math.max(1.4, left * tall * 0.006))
    if (left <= 1) return own
    return (
      own +
      branches(to, angle - random.between(0.25, 0.6), long * 0.76, left - 1) +
      branches(to, angle + random.between(0.2, 0.6), long * 0.74, left - 1)
    )
  }
}

/** A fir, with snow on its boughs in winter. */
export function fir({ season, lit }: View, x: number, base: number, tall: number): string {
  const needles = lit('#2C5B4E')
  const steps = times(4, (index) => {
    const top = base - tall * (1 - index * 0.2)
    const half = tall * (0.1 + index * 0.055)
    const bottom = top + tall * 0.34
    const snow =
      season === 'winter'
        ? polygon(
            [
              [x, top],
              [x + half * 0.55, top + tall * 0.17],
              [x + half * 0.1, top + tall * 0.13],
              [x - half * 0.5, top + tall * 0.19],
            ],
            lit('#F2F5F3'),
          )
        : ''
    return (
      polygon(
        [
          [x, top],
          [x + half, bottom],
          [x - half, bottom],
        ],
        mix(needles, '#7C9A6A', index * 0.05),
      ) +
      polygon(
        [
          [x, top],
          [x + half, bottom],
          [x + half * 0.15, bottom],
        ],
        darker(needles, 0.22),
      ) +
      snow
    )
  })
  return rect(x - tall * 0.025, base - tall * 0.1, tall * 0.05, tall * 0.1, lit(bark)) + steps
}

/** A cypress of the South. */
export function cypress({ lit }: View, x: number, base: number, tall: number): string {
  const green = lit('#2F5F4C')
  const flame = (half: number, top: number) =>
    `M${x},${base - top} C${x + half * 1.5},${base - top * 0.6} ${x + half * 1.2},${base - 8} ${x},${base - 4} C${x - half * 1.2},${base - 8} ${x - half * 1.5},${base - top * 0.6} ${x},${base - top} Z`
  return (
    rect(x - 4, base - 12, 8, 12, lit(bark)) +
    form(flame(tall * 0.11, tall), green) +
    form(flame(tall * 0.05, tall * 0.86), brighter(green, 0.12))
  )
}

/** A row of round shrubs between two places. */
export function shrubs(view: View, from: number, to: number, base: number, tall: number): string {
  const { random, season, lit } = view
  const green = lit(season === 'winter' ? '#8C9B95' : mix(leaves[season], '#0B5D57', 0.25))
  return times((to - from) / (tall * 0.62), (index) => {
    const x = from + index * tall * 0.62 + random.between(-6, 6)
    const radius = tall * random.between(0.44, 0.6)
    const bloom = season === 'winter' || season === 'autumn' ? 0 : 3
    const flowers = times(bloom, () =>
      circle(
        x + random.between(-radius, radius) * 0.7,
        base - radius * random.between(0.4, 1.3),
        4,
        lit(random.pick(['#D98572', '#F7F5F0', '#E9B44C', '#9C86B8'])),
      ),
    )
    return (
      circle(x, base - radius * 0.6, radius, darker(green, random.between(0, 0.14))) +
      circle(x - radius * 0.25, base - radius * 0.85, radius * 0.55, brighter(green, 0.1)) +
      flowers
    )
  })
}

/** Rows that run to the horizon: vines, lavender, or ploughed land. */
export function rows(
  view: View,
  top: number,
  { colour, count = 15, bushy = true }: { colour: string; count?: number; bushy?: boolean },
): string {
  const { random, lit } = view
  const vanish: Point = [size.width * 0.58, top - 46]
  const soil = lit('#B79A72')
  const green = lit(colour)
  const furrows = times(count, (index) => {
    const bottom = ((index - count / 2) / count) * size.width * 3.2 + size.width / 2
    const at = (share: number): Point => [
      vanish[0] + (bottom - vanish[0]) * share,
      vanish[1] + (size.height + 90 - vanish[1]) * share,
    ]
    const bushes = times(bushy ? 34 : 0, (step) => {
      const share = 0.13 + (step / 34) ** 1.7 * 0.87
      const [x, y] = at(share)
      const radius = 34 * share
      if (x < -80 || x > size.width + 80) return ''
      return (
        circle(
          x + random.between(-4, 4) * share,
          y - radius * 0.7,
          radius,
          step % 2 === 0 ? green : darker(green, 0.1),
        ) + circle(x - radius * 0.3, y - radius * 1.1, radius * 0.5, brighter(green, 0.14))
      )
    })
    const wide = 46
    return (
      polygon([at(0.12), [bottom - wide, size.height + 90], [bottom + wide, size.height + 90]], darker(soil, 0.14)) +
      bushes
    )
  })
  return form(wave(top, 4, 260, 2), soil) + furrows
}
