import sharp from 'sharp'
import { svg } from './frame.ts'
import { scenes } from './scenes.ts'
import { createView, lights, seasons, type LightName, type Season } from './view.ts'

/** What a picture shows: a scene by name, its light, season and seed, `mirror` to swap its sides, and what else that scene wants to know. */
export interface PictureOrder {
  scene: string
  light?: string
  season?: string
  seed?: number
  [option: string]: string | number | undefined
}

const isLight = (name: string): name is LightName => Object.hasOwn(lights, name)
const isSeason = (name: string): name is Season => (seasons as readonly string[]).includes(name)

/** Draws a picture as SVG text. Throws if the scene, the light or the season is unknown. */
export function drawPicture({ scene, light = 'day', season = 'summer', seed = 1, ...options }: PictureOrder): string {
  const draw = Object.hasOwn(scenes, scene) ? scenes[scene] : undefined
  if (!draw) throw new Error(`No scene is called ${scene}: ${Object.keys(scenes).join(', ')}`)
  if (!isLight(light)) throw new Error(`No light is called ${light}: ${Object.keys(lights).join(', ')}`)
  if (!isSeason(season)) throw new Error(`No season is called ${season}: ${seasons.join(', ')}`)
  return svg(draw(createView({ light, season, seed }), options), options['mirror'] !== undefined)
}

/** Renders a picture as JPEG of 1200 × 800 pixels. */
export const renderPicture = (order: PictureOrder): Promise<Uint8Array<ArrayBuffer>> =>
  sharp(Buffer.from(drawPicture(order)))
    .flatten({ background: '#F7F5F0' })
    .jpeg({ quality: 86, progressive: true })
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes))
