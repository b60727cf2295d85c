import { sky } from '../backdrop.ts'
import { facade } from '../facade.ts'
import { rows, tree } from '../plants.ts'
import type { Scene } from '../Scene.ts'
import { behind, plants, styleOf } from '../surroundings.ts'

/** Vines, lavender or a field in rows, seen along them. */
export const field: Scene = (view, options) =>
  sky(view, 470) +
  behind(view, options['behind']) +
  rows(view, 540, { colour: String(options['colour'] ?? '#6E8B4E'), bushy: options['bare'] === undefined }) +
  (options['plants'] === undefined
    ? ''
    : (plants[String(options['plants'])] ?? tree)(view, 230, 560, 170) +
      (plants[String(options['plants'])] ?? tree)(view, 170, 564, 130)) +
  (options['style'] === undefined
    ? ''
    : `<g transform="translate(500 340) scale(0.33)">${facade(view, styleOf(options), 600, 620)}</g>`)
