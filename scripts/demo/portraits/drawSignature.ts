import { createRandom } from '../../random.ts'
import { rect } from './shapes.ts'
import { canvas, stroke } from './canvas.ts'

/** A signature that is nobody's: loops of a pen, one for each letter, and a flourish under them. */
export interface SignatureOrder {
  loops: number
  color: string
  seed: number
}

/** Draws a signature as SVG text on its paper. */
export function drawSignature({ loops, color, seed }: SignatureOrder): string {
  const random = createRandom(seed)
  const step = 440 / loops
  let pen = `M50 150 C30 60 110 10 120 90`
  for (let index = 0; index < loops; index += 1) {
    const x = 120 + index * step
    const rise = index % 3 === 0 ? random.between(60, 100) : random.between(20, 44)
    const half = step * random.between(0.45, 0.6)
    pen += ` C${x + half} ${160 - rise} ${x + half * 0.2} ${170 + rise * 0.3} ${x + step} ${random.between(136, 154)}`
  }
  return canvas(
    640,
    240,
    rect(0, 0, 640, 240, '#FDFCF8') +
      stroke(pen, color, 6) +
      stroke('M90 200 C240 168 420 176 600 146 C520 190 420 196 360 208', color, 5, 0.9),
  )
}
