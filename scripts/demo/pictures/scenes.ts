import type { Scene } from './Scene.ts'
import { bathroom } from './scenes/bathroom.ts'
import { bedroom } from './scenes/bedroom.ts'
import { boutique } from './scenes/boutique.ts'
import { carPark } from './scenes/carPark.ts'
import { castle } from './scenes/castle.ts'
import { cellar } from './scenes/cellar.ts'
import { chalet } from './scenes/chalet.ts'
import { field } from './scenes/field.ts'
import { garages } from './scenes/garages.ts'
import { garden } from './scenes/garden.ts'
import { grove } from './scenes/grove.ts'
import { house } from './scenes/house.ts'
import { kitchen } from './scenes/kitchen.ts'
import { living } from './scenes/living.ts'
import { office } from './scenes/office.ts'
import { plot } from './scenes/plot.ts'
import { salesroom } from './scenes/salesroom.ts'
import { terrace } from './scenes/terrace.ts'
import { townhouse } from './scenes/townhouse.ts'
import { warehouse } from './scenes/warehouse.ts'
import { indoors } from './view.ts'

const inside =
  (scene: Scene): Scene =>
  (view, options) =>
    scene(indoors(view), options)

/** Every scene that a picture may show. */
export const scenes: Readonly<Record<string, Scene>> = {
  house,
  townhouse,
  field,
  chalet,
  castle,
  plot,
  boutique,
  garages,
  carPark,
  warehouse,
  terrace,
  garden,
  grove,
  living: inside(living),
  kitchen: inside(kitchen),
  bedroom: inside(bedroom),
  bathroom: inside(bathroom),
  office: inside(office),
  salesroom: inside(salesroom),
  cellar: inside(cellar),
}
