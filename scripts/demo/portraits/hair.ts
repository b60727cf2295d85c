import { circle, ellipse, form, times } from './shapes.ts'

/** Hair in two layers, behind and before the face, around a head whose middle is at 240, 300 and that is 190 wide. */
interface Hair {
  behind: (color: string) => string
  before: (color: string) => string
}

const none = () => ''

/** A cap that ends in a line across the forehead, given as the commands from its left end to its right. */
const cap = (fringe: string) => (color: string) =>
  form(
    `M138 304 C126 170 190 150 240 150 C300 150 354 172 342 304 L330 304 C328 276 326 252 312 232 ${fringe} C154 252 152 276 150 304 Z`,
    color,
  )

const straight = cap('C280 214 200 214 162 236')
const parted = cap('C290 236 236 226 204 196 C196 218 182 230 162 236')
const swept = cap('C296 232 262 190 258 190 C232 226 190 232 162 236')

/** How hair can be worn, by name. */
export const hairs: Readonly<Record<string, Hair>> = {
  short: { behind: none, before: swept },
  neat: { behind: none, before: parted },
  bob: {
    behind: (color) =>
      form(
        'M126 290 C116 150 190 130 240 130 C290 130 364 150 354 290 C360 350 356 400 340 424 L140 424 C124 400 120 350 126 290 Z',
        color,
      ),
    before: straight,
  },
  long: {
    behind: (color) =>
      form(
        'M124 290 C110 150 190 128 240 128 C290 128 370 150 356 290 C362 400 380 480 372 560 L108 560 C100 480 118 400 124 290 Z',
        color,
      ),
    before: parted,
  },
  bun: {
    behind: (color) => circle(240, 128, 54, color) + ellipse(240, 250, 112, 110, color),
    before: parted,
  },
  curly: {
    behind: (color) =>
      times(13, (index) => {
        const angle = Math.PI * (0.95 + (index / 12) * 1.1)
        return circle(240 + Math.cos(angle) * 112, 268 + Math.sin(angle) * 104, 46, color)
      }) + ellipse(240, 250, 112, 100, color),
    before: (color) => times(5, (index) => circle(172 + index * 34, 208 - (index % 2) * 12, 30, color)),
  },
  bald: {
    behind: none,
    before: (color) =>
      form(
        'M142 300 C134 268 140 240 150 226 C154 256 152 276 152 300 Z M338 300 C346 268 340 240 330 226 C326 256 328 276 328 300 Z',
        color,
      ),
  },
}
