import { sky } from '../backdrop.ts'
import { meadow, tree } from '../plants.ts'
import type { Scene } from '../Scene.ts'
import { circle, ellipse, line, polygon, rect, size, times } from '../shapes.ts'
import { behind } from '../surroundings.ts'
import { wallOf } from '../walls.ts'

/** A storage hall of ribbed metal with its loading docks. */
export const warehouse: Scene = (view, options) => {
  const { lit } = view
  const base = 640
  const dock = (x: number) =>
    rect(x - 12, base - 172, 164, 172, lit('#33464C')) +
    rect(x, base - 160, 140, 150, lit('#E9E6DC')) +
    times(6, (index) => rect(x, base - 138 + index * 24, 140, 3, lit('#B9BDB6'))) +
    rect(x - 12, base - 16, 164, 16, lit('#E9C46A')) +
    times(6, (index) =>
      polygon(
        [
          [x - 8 + index * 28, base],
          [x + 6 + index * 28, base],
          [x + 16 + index * 28, base - 16],
          [x + 2 + index * 28, base - 16],
        ],
        lit('#1C2526'),
      ),
    )
  const sheds = times(
    4,
    (index) =>
      polygon(
        [
          [110 + index * 245, 332],
          [110 + index * 245, 262],
          [355 + index * 245, 332],
        ],
        lit('#7B8A8C'),
      ) +
      polygon(
        [
          [114 + index * 245, 328],
          [114 + index * 245, 270],
          [180 + index * 245, 290],
          [180 + index * 245, 328],
        ],
        view.light.lamps ? '#F4C878' : lit('#BFD6D8'),
      ),
  )
  return (
    sky(view) +
    behind(view, options['behind']) +
    tree(view, 50, 634, 220) +
    tree(view, 1150, 634, 250) +
    meadow(view, 630) +
    sheds +
    wallOf(view, { x: 100, y: 330, width: 1000, height: base - 330 }, 'metal', '#C9CFC9') +
    rect(92, 322, 1016, 16, lit('#0B5D57')) +
    rect(100, 386, 1000, 34, lit('#0B5D57')) +
    rect(100, 420, 1000, 7, lit('#C8702A')) +
    dock(190) +
    dock(410) +
    dock(630) +
    rect(884, base - 120, 62, 120, lit('#0B5D57')) +
    rect(970, base - 118, 84, 56, lit('#3B555C')) +
    rect(0, base, size.width, 160, lit('#A3A8A4')) +
    times(8, (index) => line([60 + index * 160, base + 80], [150 + index * 160, base + 80], lit('#F1ECDD'), 6)) +
    truck()
  )

  function truck(): string {
    const wheels = [60, 100, 270, 330]
      .map((x) => circle(540 + x, 744, 22, lit('#1C2526')) + circle(540 + x, 744, 10, lit('#B9C0BE')))
      .join('')
    return (
      ellipse(730, 766, 230, 10, '#1C2526', 0.22) +
      rect(540, 604, 270, 128, lit('#F7F5F0'), 1, 4) +
      rect(540, 664, 270, 12, lit('#C8702A')) +
      rect(816, 640, 86, 92, lit('#0B5D57'), 1, 12) +
      rect(852, 654, 44, 36, lit('#3B555C'), 1, 6) +
      wheels
    )
  }
}
