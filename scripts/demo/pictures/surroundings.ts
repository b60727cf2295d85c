import { hills, mountains, sea, town } from './backdrop.ts'
import type { Facade } from './facade.ts'
import { houses } from './houses.ts'
import { cypress, fir, tree } from './plants.ts'
import type { Options } from './Scene.ts'
import { size, times } from './shapes.ts'
import type { View } from './view.ts'

const behinds: Record<string, (view: View) => string> = {
  hills: (view) => hills(view),
  mountains: (view) => mountains(view) + hills(view, 530, 2),
  sea: (view) => sea(view),
  town: (view) => town(view),
  zinc: (view) => town(view, 600, '#7C8B92'),
}

/** What stands behind: by name, hills if there is no such one. */
export const behind = (view: View, name: string | number | undefined) => (behinds[String(name)] ?? hills)(view)

export const plants: Record<string, (view: View, x: number, base: number, tall: number) => string> = {
  tree,
  fir,
  cypress,
}

/** Plants left and right of something that stands in the middle. */
export function flanks(view: View, name: string | number | undefined, reach: number, base: number): string {
  if (name === 'none') return ''
  const draw = plants[String(name)] ?? tree
  const { random } = view
  return [-1, 1]
    .map((side) =>
      times(3, (index) => {
        const x = size.width / 2 + side * (reach + 50 + index * 95 + random.between(-16, 16))
        return draw(view, x, base + index * 12, random.between(210, 330))
      }),
    )
    .join('')
}

/** The kind of building that an order names. */
export function styleOf(options: Options): Facade {
  const name = String(options['style'])
  const look = Object.entries(houses).find(([known]) => known === name)?.[1]
  if (!look) throw new Error(`No kind of building is called ${name}: ${Object.keys(houses).join(', ')}`)
  return look
}
