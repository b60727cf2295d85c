import { armchair, bookcase, fireplace, floorLamp, lowTable, potted, rug, sofa } from '../furniture.ts'
import { floorLine, frames, outlook, room } from '../room.ts'
import { textOf, type Scene } from '../Scene.ts'

/** A living room; options: wall, accent, panels, floor, behind, hearth, beams. */
export const living: Scene = (view, options) => {
  const accent = String(options['accent'] ?? '#0B5D57')
  const hearth = options['hearth'] !== undefined
  return (
    room(view, {
      wall: String(options['wall'] ?? '#EFE6D4'),
      floor: options['floor'],
      panels: textOf(options['panels']),
      beams: options['beams'] !== undefined,
    }) +
    outlook(view, { x: 120, y: 130, width: 250, height: 330 }, options['behind'], { curtains: '#E9DCC3' }) +
    (hearth ? fireplace(view, 640, floorLine, '#E6E0D4') : frames(view, 500, 170, 3)) +
    bookcase(view, 1040, floorLine + 6, '#9B7652') +
    rug(view, 590, 690, accent === '#B5654A' ? '#0B5D57' : '#B5654A') +
    (hearth
      ? armchair(view, 330, 716, accent) + armchair(view, 880, 716, accent) + lowTable(view, 604, 756, '#B88A5C')
      : sofa(view, 620, 690, accent) + lowTable(view, 600, 766, '#B88A5C')) +
    floorLamp(view, hearth ? 190 : 322, 676, '#F1E4CB') +
    potted(view, hearth ? 1130 : 900, hearth ? 740 : 664, '#C8702A')
  )
}
