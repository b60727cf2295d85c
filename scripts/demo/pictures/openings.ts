import { circle, form, line, polygon, rect, times } from './shapes.ts'
import { brighter, darker, mix, type View } from './view.ts'

export interface WindowLook {
  width: number
  height: number
  frame: string
  /** Colour of the shutters; none without it. */
  shutters?: string
  /** A round arch above. */
  arch?: boolean
  /** A window box with flowers. */
  flowers?: boolean
}

/** A window by the middle of its sill. */
export function windowAt(view: View, x: number, sill: number, look: WindowLook): string {
  const { lit } = view
  const { width, height } = look
  const [left, top] = [x - width / 2, sill - height]
  const frame = lit(look.frame)
  const arch = look.arch
    ? form(`M${left - 4},${top + 1} A${width / 2 + 4},${width / 2.4} 0 0 1 ${left + width + 4},${top + 1} Z`, frame)
    : ''
  const pane = glass(view, left, top, width, height)
  const bars =
    rect(x - 2, top, 4, height, frame) +
    times(height > 60 ? 2 : 1, (index) =>
      rect(left, top + (height * (index + 1)) / (height > 60 ? 3 : 2) - 1.5, width, 3, frame),
    )
  return (
    arch +
    rect(left - 5, top - 5, width + 10, height + 8, frame) +
    pane +
    bars +
    rect(left - 9, sill + 2, width + 18, 6, brighter(frame, 0.2)) +
    rect(left - 9, sill + 8, width + 18, 4, '#1C2526', 0.14) +
    (look.shutters ? shutters(lit(look.shutters), left, top, width, height) : '') +
    (look.flowers ? windowBox(view, left, sill, width) : '')
  )
}

/** Glass that mirrors the sky, or glows when lamps burn. */
export function glass({ random, light, lit }: View, x: number, y: number, width: number, height: number): string {
  if (light.lamps && random() < 0.72) {
    const glow = random.pick(['#F7CF86', '#F4C06E', '#FADDA2'])
    return rect(x, y, width, height, glow) + rect(x, y + height * 0.62, width, height * 0.38, '#C8702A', 0.22)
  }
  const base = mix(lit('#39575E'), light.sky[0], 0.28)
  const slant = width * random.between(0.25, 0.5)
  return (
    rect(x, y, width, height, base) +
    polygon(
      [
        [x, y],
        [x + slant, y],
        [x, y + height * 0.7],
      ],
      brighter(base, 0.35),
      0.7,
    ) +
    polygon(
      [
        [x + width, y + height * 0.5],
        [x + width, y + height],
        [x + width - slant, y + height],
      ],
      darker(base, 0.25),
      0.7,
    )
  )
}

function shutters(colour: string, left: number, top: number, width: number, height: number): string {
  const wide = width * 0.46
  return [left - wide - 6, left + width + 6]
    .map(
      (x) =>
        rect(x, top - 4, wide, height + 6, colour) +
        times(7, (index) => rect(x + 3, top + 4 + (index * height) / 7, wide - 6, 2.4, darker(colour, 0.22))) +
        rect(x, top - 4, 2.5, height + 6, brighter(colour, 0.2)),
    )
    .join('')
}

function windowBox({ random, lit, season }: View, left: number, sill: number, width: number): string {
  const bloom = season === 'winter' ? (['#2C5B4E'] as const) : (['#C8505A', '#E39A5C', '#F3E3DC', '#C8505A'] as const)
  return (
    times(width / 5, (index) =>
      circle(left + 3 + index * 5, sill - 2 - random.between(0, 10), 5, lit(random.pick(['#3F7355', '#5F8A5C']))),
    ) +
    times(width / 5, (index) =>
      circle(left + 3 + index * 5, sill - 5 - random.between(0, 11), random.between(2.5, 4.4), lit(random.pick(bloom))),
    ) +
    rect(left - 4, sill - 1, width + 8, 10, lit('#8A5A3C'), 1, 2)
  )
}

/** A front door by the middle of its threshold, with a lamp and steps. */
export function doorAt(
  view: View,
  x: number,
  base: number,
  { width, height, colour, arch = false }: { width: number; height: number; colour: string; arch?: boolean },
): string {
  const { lit } = view
  const [left, top] = [x - width / 2, base - height]
  const wood = lit(colour)
  const surround = lit('#EDE4D2')
  const head = arch
    ? form(
        `M${left - 8},${top + 2} A${width / 2 + 8},${width / 2 + 4} 0 0 1 ${left + width + 8},${top + 2} Z`,
        surround,
      ) +
      form(`M${left},${top + 2} A${width / 2},${width / 2 - 2} 0 0 1 ${left + width},${top + 2} Z`, darker(wood, 0.3))
    : ''
  const panels = times(4, (index) =>
    rect(
      left + width * (index % 2 === 0 ? 0.12 : 0.56),
      top + height * (index < 2 ? 0.12 : 0.54),
      width * 0.32,
      height * 0.34,
      darker(wood, 0.18),
      1,
      2,
    ),
  )
  return (
    head +
    rect(left - 8, top - (arch ? 0 : 8), width + 16, height + (arch ? 0 : 8), surround) +
    rect(left, top, width, height, wood) +
    panels +
    circle(left + width * 0.88, base - height * 0.46, 3, lit('#E9C46A')) +
    rect(left - 20, base - 7, width + 40, 8, lit('#CFC4AE')) +
    rect(left - 30, base, width + 60, 8, lit('#B9AE98')) +
    lamp(left + width + 24, top + height * 0.3)
  )

  function lamp(at: number, high: number): string {
    const glow = view.light.lamps ? circle(at, high + 8, 26, '#F7CF86', 0.3) : ''
    return (
      glow +
      line([at - 8, high], [at, high], lit('#1C2526'), 2.5) +
      rect(at - 5, high, 10, 15, view.light.lamps ? '#FBE3AE' : lit('#D9D2C2'), 1, 2) +
      rect(at - 6, high - 3, 12, 4, lit('#1C2526'))
    )
  }
}
