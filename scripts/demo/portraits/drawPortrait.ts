import { circle, ellipse, form, line, rect } from './shapes.ts'
import { canvas, stroke } from './canvas.ts'
import { hairs } from './hair.ts'

/** A friendly face that is nobody's. Colors are given as `#RRGGBB`. */
export interface PortraitOrder {
  hair: string
  hairColor: string
  skin: string
  clothes: string
  backdrop: string
  beard?: boolean
  glasses?: boolean
}

export const portraitSize = { width: 480, height: 720 }

/** Draws a portrait as SVG text. Throws if the hair is unknown. */
export const drawPortrait = (order: PortraitOrder) =>
  canvas(portraitSize.width, portraitSize.height, backdrop(order) + bust(order))

function backdrop({ backdrop: color }: PortraitOrder): string {
  return rect(0, 0, 480, 720, color) + circle(240, 320, 214, '#FFFFFF', 0.28) + circle(70, 90, 120, '#FFFFFF', 0.14)
}

/** Head and shoulders without a backdrop, within the same 480 × 720 pixels. */
export function bust({ hair, hairColor, skin, clothes, beard, glasses }: PortraitOrder): string {
  const worn = Object.hasOwn(hairs, hair) ? hairs[hair] : undefined
  if (!worn) throw new Error(`No hair is called ${hair}: ${Object.keys(hairs).join(', ')}`)
  return [
    worn.behind(hairColor),
    form('M22 720 C22 540 112 474 240 474 C368 474 458 540 458 720 Z', clothes),
    form('M190 466 L190 400 L290 400 L290 466 C290 524 190 524 190 466 Z', skin),
    form('M190 418 C216 444 264 444 290 418 L290 440 C262 464 218 464 190 440 Z', '#000000', 0.1),
    circle(146, 316, 20, skin) + circle(334, 316, 20, skin),
    ellipse(240, 306, 95, 124, skin),
    beard === true ? chin(hairColor) : '',
    features(hairColor),
    worn.before(hairColor),
    glasses === true ? spectacles() : '',
  ].join('')
}

const chin = (color: string) =>
  form(
    'M145 310 C144 400 190 442 240 442 C290 442 336 400 335 310 C326 352 304 350 278 348 C258 342 222 342 202 348 C176 350 154 352 145 310 Z',
    color,
  )

function features(hairColor: string): string {
  const eyes = circle(202, 300, 8, '#2B2B33') + circle(278, 300, 8, '#2B2B33')
  const brows = stroke('M184 274 Q202 264 220 272', hairColor, 6) + stroke('M260 272 Q278 264 296 274', hairColor, 6)
  const cheeks = circle(182, 346, 18, '#E5604D', 0.16) + circle(298, 346, 18, '#E5604D', 0.16)
  const nose = stroke('M242 306 Q252 330 238 334', '#000000', 4, 0.28)
  return eyes + brows + cheeks + nose + stroke('M210 368 Q240 394 270 368', '#7A2E2A', 7)
}

const spectacles = () => {
  const glass = (x: number) =>
    `<circle cx="${x}" cy="302" r="34" fill="#FFFFFF" fill-opacity="0.18" stroke="#2B2B33" stroke-width="5"/>`
  return glass(200) + glass(280) + line([234, 300], [246, 300], '#2B2B33', 5)
}
