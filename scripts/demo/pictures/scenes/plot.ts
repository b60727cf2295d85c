import { sky } from '../backdrop.ts'
import { meadow, shrubs, tree } from '../plants.ts'
import type { Scene } from '../Scene.ts'
import { line, polygon, rect } from '../shapes.ts'
import { behind } from '../surroundings.ts'

/** A plot that waits for its house: stakes, a string between them, and a sign. */
export const plot: Scene = (view, options) => {
  const { lit } = view
  const stakes = [
    [170, 640],
    [1010, 640],
    [1150, 770],
    [60, 770],
  ] as const
  const string = stakes
    .map((from, index) =>
      line(
        [from[0], from[1] - 34],
        [(stakes[(index + 1) % 4] ?? from)[0], (stakes[(index + 1) % 4] ?? from)[1] - 34],
        lit('#C8702A'),
        2.6,
      ),
    )
    .join('')
  const posts = stakes
    .map(
      ([x, y]) => rect(x - 5, y - 50, 10, 56, lit('#8A6B4E'), 1, 2) + rect(x - 5, y - 50, 10, 12, lit('#C8702A'), 1, 2),
    )
    .join('')
  const sign =
    rect(836, 560, 9, 116, lit('#6B4F3A')) +
    rect(776, 522, 130, 74, lit('#F7F5F0'), 1, 5) +
    rect(776, 522, 130, 18, lit('#0B5D57'), 1, 4) +
    polygon(
      [
        [808, 572],
        [840, 550],
        [872, 572],
      ],
      lit('#C8702A'),
    ) +
    rect(816, 572, 48, 16, lit('#C8702A'))
  return (
    sky(view) +
    behind(view, options['behind']) +
    tree(view, 130, 612, 190) +
    tree(view, 1080, 616, 230) +
    shrubs(view, 210, 700, 616, 44) +
    meadow(view, 612) +
    string +
    posts +
    sign
  )
}
