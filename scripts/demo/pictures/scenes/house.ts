import { sky } from '../backdrop.ts'
import { facade } from '../facade.ts'
import { meadow, shrubs } from '../plants.ts'
import type { Scene } from '../Scene.ts'
import { form, line, rect, size, times } from '../shapes.ts'
import { behind, flanks, styleOf } from '../surroundings.ts'
import { brighter, type View } from '../view.ts'

/** A house among meadows and trees, with a path to its door. */
export const house: Scene = (view, options) => {
  const look = styleOf(options)
  const base = 640
  const half = (look.bays * look.bay) / 2
  const door = size.width / 2 - half + (look.door.bay + 0.5) * look.bay
  const path = view.lit(view.season === 'winter' ? '#C9CCC6' : '#DCCBA6')
  const walk = form(
    `M${door - 34},${base} C${door - 60},${base + 60} ${door - 20},${base + 90} ${door - 190},800 L${door + 150},800 C${door + 120},${base + 90} ${door + 40},${base + 60} ${door + 34},${base} Z`,
    path,
  )
  const stones = times(16, () =>
    rect(door + view.random.between(-70, 60), view.random.between(base + 30, 790), 24, 6, brighter(path, 0.3), 0.8, 3),
  )
  return (
    sky(view) +
    behind(view, options['behind']) +
    meadow(view, base - 16) +
    flanks(view, options['plants'], half, base - 6) +
    walk +
    stones +
    facade(view, look, size.width / 2, base) +
    shrubs(view, size.width / 2 - half + 14, door - 70, base + 8, 40) +
    shrubs(view, door + 84, size.width / 2 + half, base + 8, 40) +
    fence(view, options['fence'])
  )
}

function fence({ lit }: View, kind: string | number | undefined): string {
  if (kind === undefined) return ''
  const wood = lit(kind === 'white' ? '#F7F5F0' : '#8A6B4E')
  const posts = times(44, (index) =>
    Math.abs(index - 18) < 4
      ? ''
      : rect(index * 28 + 4, 716, 11, 74, wood, 1, 4) + rect(index * 28 + 11, 716, 4, 74, '#1C2526', 0.12),
  )
  const rail = (y: number) => line([0, y], [408, y], wood, 7) + line([620, y], [size.width, y], wood, 7)
  return rail(738) + rail(770) + posts
}
