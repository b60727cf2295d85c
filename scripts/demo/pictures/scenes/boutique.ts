import { sky } from '../backdrop.ts'
import { facade } from '../facade.ts'
import { houses } from '../houses.ts'
import { glass } from '../openings.ts'
import { shrubs, tree } from '../plants.ts'
import type { Scene } from '../Scene.ts'
import { circle, polygon, rect, times } from '../shapes.ts'
import { street, streetLamp } from '../street.ts'
import { darker } from '../view.ts'

/** A shop with its awning in the ground floor of an old house; options: colour. */
export const boutique: Scene = (view, options) => {
  const { lit, random } = view
  const colour = String(options['colour'] ?? '#0B5D57')
  const front = lit(colour)
  const base = 668
  const upper = `<g transform="translate(0 -40)">${facade(view, { ...houses.immeuble, floors: 4, floor: 150, bay: 190, bays: 5, chimneys: [] }, 600, base + 40)}</g>`
  const panes = [210, 700]
    .map((x) => rect(x - 10, 402, 310, 226, darker(front, 0.3)) + glass(view, x, 412, 290, 206) + display(x))
    .join('')
  const door =
    rect(526, 402, 148, 266, darker(front, 0.3)) +
    glass(view, 544, 430, 112, 140) +
    rect(544, 578, 112, 74, front, 1, 3) +
    circle(648, 556, 6, lit('#E9C46A'))
  const stripes = times(
    16,
    (index) =>
      polygon(
        [
          [170 + index * 54, 352],
          [224 + index * 54, 352],
          [228 + index * 55 - 6, 424],
          [168 + index * 55, 424],
        ],
        index % 2 === 0 ? front : lit('#F7F5F0'),
      ) + circle(198 + index * 55 - 2, 424, 27, index % 2 === 0 ? front : lit('#F7F5F0')),
  )
  return (
    sky(view) +
    upper +
    rect(150, 290, 900, base - 290, front) +
    rect(150, 620, 900, base - 620, darker(front, 0.2)) +
    panes +
    door +
    rect(150, 290, 900, 62, darker(front, 0.12)) +
    rect(330, 300, 540, 42, front, 1, 4) +
    lettering() +
    stripes +
    rect(160, 348, 880, 8, darker(front, 0.4)) +
    street(view, base) +
    shrubs(view, 460, 520, base + 14, 40) +
    shrubs(view, 690, 750, base + 14, 40) +
    streetLamp(view, 1110, 720) +
    tree(view, 70, 712, 330)
  )

  function display(x: number): string {
    const goods = times(9, (index) => {
      const tall = random.between(26, 78)
      return rect(
        x + 16 + index * 30,
        608 - tall,
        22,
        tall,
        lit(random.pick(['#C8702A', '#E3C08C', '#F1E4CB', '#8FA39A', '#B5533C'])),
        0.95,
        6,
      )
    })
    return goods + rect(x, 606, 290, 12, lit('#A87C50'))
  }
  function lettering(): string {
    const gold = lit('#E9C98A')
    return times(11, (index) =>
      rect(380 + index * 41, 312, 26 - (index % 3) * 5, 18, gold, index === 6 ? 0 : 0.95, index % 2 === 0 ? 9 : 2),
    )
  }
}
