import { circle, polygon, rect } from './shapes.ts'
import { canvas } from './canvas.ts'
import { letters } from './letters.ts'

/** The sign of a company: one or two letters on a plain form. */
export interface LogoOrder {
  initials: string
  form: 'disc' | 'diamond' | 'tile'
  color: string
  backdrop: string
}

const forms: Record<LogoOrder['form'], (color: string) => string> = {
  disc: (color) => circle(240, 330, 160, color) + circle(240, 330, 136, '#FFFFFF', 0.12),
  diamond: (color) =>
    polygon(
      [
        [240, 140],
        [420, 330],
        [240, 520],
        [60, 330],
      ],
      color,
    ) +
    polygon(
      [
        [240, 180],
        [382, 330],
        [240, 480],
        [98, 330],
      ],
      '#FFFFFF',
      0.12,
    ),
  tile: (color) => rect(86, 176, 308, 308, color, 1, 54) + rect(108, 198, 264, 264, '#FFFFFF', 0.12, 40),
}

/** Draws the sign of a company as SVG text. */
export const drawLogo = ({ initials, form, color, backdrop }: LogoOrder) =>
  canvas(
    480,
    720,
    rect(0, 0, 480, 720, backdrop) +
      forms[form](color) +
      letters(initials, 240, 378, { size: 136, color: '#FFFFFF', weight: 3, align: 'middle' }) +
      rect(150, 590, 180, 10, color, 0.7, 5),
  )
