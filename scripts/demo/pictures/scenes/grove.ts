import { sky } from '../backdrop.ts'
import { meadow, tree } from '../plants.ts'
import type { Scene } from '../Scene.ts'
import { polygon, size, times } from '../shapes.ts'
import { behind } from '../surroundings.ts'

/** A plain stretch of woodland or orchard; options: behind. */
export const grove: Scene = (view, options) => {
  const { random } = view
  const row = (base: number, tall: number, count: number) =>
    times(count, (index) =>
      tree(
        view,
        ((index + 0.5) * size.width) / count + random.between(-14, 14),
        base,
        tall * random.between(0.86, 1.1),
      ),
    )
  const track = polygon(
    [
      [596, 610],
      [620, 610],
      [760, 800],
      [470, 800],
    ],
    view.lit(view.season === 'winter' ? '#CFD3CF' : '#D9C6A0'),
  )
  return (
    sky(view) +
    behind(view, options['behind']) +
    meadow(view, 606) +
    row(622, 130, 13) +
    track +
    row(672, 200, 7) +
    tree(view, 150, 772, 430) +
    tree(view, 1060, 780, 450)
  )
}
